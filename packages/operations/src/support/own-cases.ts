// A user's own cases of customer service: list, thread, reply, close. A case of another account is
// answered as if there were none.
import type { Pool } from "@parley/database/pool";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  listSupportCasesOf,
  countSupportCasesOf,
  lockSupportCase,
  insertSupportMessage,
  updateSupportCase,
  findSupportCase,
  listSupportMessages,
  type SupportCaseRow,
} from "@parley/database/queries/staff/support-case";
import { decidePersonStep, type PersonStep } from "@parley/domain/support/support-case";
import type { RefusedAs } from "@parley/domain/refused";
import type { Requester } from "../identity/account/session.ts";
import { once } from "@parley/engine/idempotency/once";
import { countCapped, rangeOf, type Page } from "../kernel/page.ts";
import {
  viewCase,
  viewMessage,
  type SupportCaseView,
  type SupportMessageView,
} from "./support-view.ts";
import type { BaseParts } from "../kernel/parts.ts";

export interface CaseThread extends SupportCaseView {
  readonly messages: readonly SupportMessageView[];
}

const UNKNOWN = { ok: false, error: "notFound" } as const;

type StepRefusal<Name extends string> = RefusedAs<
  Name | "supportCaseClosed" | "notFound" | "idempotencyMismatch"
>;

export async function listOwnCases(pool: Pool, { userId }: Requester, page: Page) {
  const { limit, offset } = rangeOf(page);
  const rows = await listSupportCasesOf(pool, userId, limit, offset);
  const counted = await countCapped((most) => countSupportCasesOf(pool, userId, most));
  return { list: rows.map(viewCase), ...counted };
}

export async function readOwnCase(
  pool: Pool,
  session: Requester,
  caseId: bigint,
): Promise<{ readonly ok: true; readonly thread: CaseThread } | typeof UNKNOWN> {
  const row = await findOwn(pool, session, caseId);
  return row === null ? UNKNOWN : { ok: true, thread: await readThread(pool, row) };
}

export interface OwnStep {
  readonly caseId: bigint;
  readonly idempotencyKey: string | null;
}

type Stepped<Name extends string> = Promise<
  { readonly ok: true; readonly reply: CaseThread } | StepRefusal<Name>
>;

export function replyToCase(
  parts: BaseParts,
  session: Requester,
  { text, ...step }: OwnStep & { readonly text: string },
): Stepped<"supportWaits"> {
  return take(parts, session, { ...step, kind: "reply", text });
}

export async function closeOwnCase(
  parts: BaseParts,
  session: Requester,
  step: OwnStep,
): Stepped<never> {
  const closed = await take(parts, session, { ...step, kind: "close", text: null });
  if (closed.ok) return closed;
  const { error } = closed;
  if (error === "supportWaits") throw new Error("closing a case waits for no answer");
  return { ok: false, error };
}

interface TakenStep extends OwnStep {
  readonly kind: PersonStep;
  readonly text: string | null;
}

const ENDPOINTS = { reply: "replySupportCase", close: "closeSupportCase" } as const;

function take(
  parts: BaseParts,
  session: Requester,
  { kind, caseId, text, idempotencyKey }: TakenStep,
): Stepped<"supportWaits"> {
  type Refusal = StepRefusal<"supportWaits">;
  const request = {
    scope: `user:${session.userId}`,
    endpoint: ENDPOINTS[kind],
    key: idempotencyKey,
    input: { caseId: caseId.toString(), text },
  };
  return once<CaseThread, Refusal>(parts, request, (commit) =>
    commit(async (tx, refuse) => {
      await lockSupportCase(tx, caseId);
      const found = await findOwn(tx, session, caseId);
      if (found === null) return refuse(UNKNOWN);
      const decided = decidePersonStep(found, kind);
      if (!decided.ok) return refuse(decided);
      const movedAt = new Date(parts.clock.now());
      if (text !== null) {
        const message = { id: parts.ids.next(), caseId, staffId: null, text, createdAt: movedAt };
        await insertSupportMessage(tx, message);
      }
      const { state, staffId } = decided;
      await updateSupportCase(tx, { id: caseId, state, staffId, movedAt });
      const moved = await findOwn(tx, session, caseId);
      if (moved === null) throw new Error("a support case vanished while it was changed");
      return readThread(tx, moved);
    }),
  );
}

/** A master reads the own cases only, as a sub-user does. */
async function findOwn(
  database: Queryable,
  { userId }: Requester,
  caseId: bigint,
): Promise<SupportCaseRow | null> {
  const row = await findSupportCase(database, caseId);
  return row?.userId === userId ? row : null;
}

async function readThread(database: Queryable, row: SupportCaseRow): Promise<CaseThread> {
  const messages = await listSupportMessages(database, [row.id]);
  return { ...viewCase(row), messages: messages.map(viewMessage) };
}
