/** What the page of an appeal shows: the case with its chat, or that it has to be claimed first. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { readAppealChat } from "@parley/contract/endpoints/staff/appeal-chat";
import { getAppeal, getAppealBackground } from "@parley/contract/endpoints/staff/appeals";
import { listCaseNotes } from "@parley/contract/endpoints/staff/queues";
import { redirect, type LoaderFunctionArgs } from "react-router";
import type { CaseNote } from "../../parts/case-notes.tsx";
import { api, doorPath, FailedRead, isAtDoor, read } from "../../shell/api.ts";

export type Appeal = EndpointReply<typeof getAppeal>;
export type Message = EndpointReply<typeof readAppealChat>["list"][number];

export type Background = EndpointReply<typeof getAppealBackground>;

export interface OpenedAppeal {
  readonly kind: "open";
  readonly appeal: Appeal;
  readonly background: Background;
  readonly chat: readonly Message[];
  readonly notes: readonly CaseNote[];
}

export type LoadedAppeal = { readonly kind: "closed"; readonly orderId: string } | OpenedAppeal;

export async function loadAppeal({ params }: LoaderFunctionArgs): Promise<LoadedAppeal> {
  const orderId = params["orderId"] ?? "";
  const result = await api.call(getAppeal, { orderId });
  if (result.ok) {
    const [background, chat, notes] = await Promise.all([
      read(getAppealBackground, { orderId }),
      loadChat(orderId),
      read(listCaseNotes, { kind: "appeals", caseId: orderId }),
    ]);
    return { kind: "open", appeal: result.data, background, chat, notes: notes.list };
  }
  if (isAtDoor(result)) throw redirect(doorPath());
  if (result.name === "caseNotYours") return { kind: "closed", orderId };
  throw new FailedRead(result);
}

/** All of it: a ruling may hang on any message. Staff without the case has none to read. */
export async function loadChat(orderId: string): Promise<readonly Message[]> {
  const messages: Message[] = [];
  let before: string | undefined;
  do {
    const limit = 50;
    const input = before === undefined ? { orderId, limit } : { orderId, limit, before };
    const page = await api.call(readAppealChat, input);
    if (!page.ok) {
      if (page.name === "caseNotYours") return [];
      // Without a part of it the chat would look complete.
      if (isAtDoor(page)) throw redirect(doorPath());
      throw new FailedRead(page);
    }
    messages.unshift(...page.data.list);
    before = page.data.nextCursor ?? undefined;
  } while (before !== undefined);
  return messages;
}
