// Opens a support case: for a user, or for a person without a login who names an email address.
// Nothing is sent to that address before staff answers, so that the form cannot be used to mail
// strangers.
import type { OrderId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import {
  isOrderOf,
  lockSupportName,
  countSupportCasesOfGroup,
  countSupportCasesOfStranger,
  insertSupportCase,
  insertSupportMessage,
  findSupportCase,
} from "@parley/database/queries/staff/support-case";
import { parseEmail } from "@parley/domain/account/account-name";
import { networkOf } from "@parley/domain/account/network";
import {
  decideNewCase,
  decideStrangerCase,
  SUPPORT_DAY_MS,
  type CaseLimitRefusal,
  type SupportSubject,
} from "@parley/domain/support/support-case";
import type { RefusedAs } from "@parley/domain/refused";
import type { Clock } from "@parley/platform/clock";
import type { Caller } from "../identity/account/parts.ts";
import type { Session } from "../identity/account/session.ts";
import { once } from "@parley/engine/idempotency/once";
import { viewCase, type SupportCaseView } from "./support-view.ts";
import type { BaseParts } from "../kernel/parts.ts";

export interface NewCaseInput {
  readonly subject: SupportSubject;
  readonly orderId: OrderId | null;
  readonly text: string;
}

export type OpenCaseRefusal = RefusedAs<
  CaseLimitRefusal | "orderUnknown" | "accountInvalid" | "idempotencyMismatch"
>;
type OpenedCase = { readonly ok: true; readonly reply: SupportCaseView };

/** Who writes, as the row keeps it. */
interface Writer {
  readonly userId: Session["userId"] | null;
  readonly email: string | null;
  readonly networkMac: string | null;
}

const NETWORK_PURPOSE = "support network";

export function openOwnCase(
  parts: BaseParts,
  session: Session,
  input: NewCaseInput,
  caller: Caller,
): Promise<OpenedCase | OpenCaseRefusal> {
  const { userId, masterId } = session;
  const writer = { userId, email: null, networkMac: null };
  const scope = `user:${userId}`;
  return open(parts, { scope, writer, input, caller }, async (tx) => {
    if (input.orderId !== null && !(await isOrderOf(tx, input.orderId, userId))) {
      return "orderUnknown";
    }
    await lockSupportName(tx, `group ${masterId}`);
    return decideNewCase(await countSupportCasesOfGroup(tx, masterId, dayBefore(parts.clock)));
  });
}

export async function openStrangerCase(
  parts: BaseParts,
  { email: typed, ...input }: NewCaseInput & { readonly email: string },
  caller: Caller,
): Promise<OpenedCase | OpenCaseRefusal> {
  const email = parseEmail(typed);
  if (email === null) return { ok: false, error: "accountInvalid" };
  const networkMac = parts.vault.mac(NETWORK_PURPOSE, networkOf(caller.address));
  const writer = { userId: null, email, networkMac };
  return open(parts, { scope: `email:${email}`, writer, input, caller }, async (tx) => {
    // In one order for every caller, so that two of them never wait for each other.
    for (const name of [`email ${email}`, `network ${networkMac}`]) {
      await lockSupportName(tx, name);
    }
    const since = dayBefore(parts.clock);
    return decideStrangerCase(await countSupportCasesOfStranger(tx, email, networkMac, since));
  });
}

interface Opening {
  readonly scope: string;
  readonly writer: Writer;
  readonly input: NewCaseInput;
  readonly caller: Caller;
}

function open(
  parts: BaseParts,
  { scope, writer, input, caller }: Opening,
  decide: (tx: PoolClient) => Promise<OpenCaseRefusal["error"] | null>,
): Promise<OpenedCase | OpenCaseRefusal> {
  const { subject, orderId, text } = input;
  const request = {
    scope,
    endpoint: "createSupportCase",
    key: caller.idempotencyKey,
    input: { subject, orderId: orderId?.toString() ?? null, text },
  };
  return once<SupportCaseView, OpenCaseRefusal>(parts, request, (commit) =>
    commit(async (tx, refuse) => {
      const refusal = await decide(tx);
      if (refusal !== null) return refuse({ ok: false, error: refusal });
      const id = parts.ids.next();
      const createdAt = new Date(parts.clock.now());
      const language = caller.locale;
      await insertSupportCase(tx, { id, ...writer, language, subject, orderId, createdAt });
      const message = { id: parts.ids.next(), caseId: id, staffId: null, text, createdAt };
      await insertSupportMessage(tx, message);
      const row = await findSupportCase(tx, id);
      if (row === null) throw new Error("a support case vanished while it was opened");
      return viewCase(row);
    }),
  );
}

function dayBefore(clock: Clock): Date {
  return new Date(clock.now() - SUPPORT_DAY_MS);
}
