/** One text in one language, as its page needs it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listContentVersions } from "@parley/contract/endpoints/staff/site";
import { TEXT_KINDS, type TextKind } from "@parley/phrases/content/content";
import { LOCALES, type Locale } from "@parley/phrases/locales";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { read } from "../../shell/api.ts";

export type TextVersions = EndpointReply<typeof listContentVersions>;

export interface LoadedText {
  readonly kind: TextKind;
  readonly slug: string;
  readonly language: Locale;
  readonly text: TextVersions;
}

export async function loadText({ params }: LoaderFunctionArgs): Promise<LoadedText> {
  const kind = TEXT_KINDS.find((one) => one === params["kind"]);
  const language = LOCALES.find((one) => one === params["language"]);
  if (kind === undefined || language === undefined) throw redirect("/content/article");
  const name = { kind, slug: params["slug"] ?? "", language };
  return { ...name, text: await read(listContentVersions, name) };
}
