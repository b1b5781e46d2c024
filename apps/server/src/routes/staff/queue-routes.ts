// /api/admin/queues: cases of every kind, and what staff do with them before they decide.
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  addCaseNote,
  claimCase,
  closeCase,
  deleteSavedFilter,
  handBackCase,
  handOverCase,
  listCaseNotes,
  listCases,
  listQueues,
  listSavedFilters,
  saveFilter,
  type queuedCase,
} from "@parley/contract/endpoints/staff/queues";
import { formatAmount } from "@parley/domain/money/amount";
import { centsText } from "@parley/domain/wallet/worth";
import * as notes from "@parley/operations/staff/queues/case-notes";
import * as claims from "@parley/operations/staff/queues/claim-case";
import * as closing from "@parley/operations/staff/queues/close-case";
import * as handingBack from "@parley/operations/staff/queues/hand-back";
import * as handingOver from "@parley/operations/staff/queues/hand-over";
import * as queues from "@parley/operations/staff/queues/read-queues";
import * as filters from "@parley/operations/staff/queues/saved-filters";
import type { OrderParts } from "@parley/operations/trade/order/parts";
import type * as z from "zod/mini";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staffOf } from "./staff-routes.ts";

export function bindQueueRoutes(parts: OrderParts): Binding[] {
  return [...bindReading(parts), ...bindClaims(parts), ...bindNotes(parts), ...bindFilters(parts)];
}

function bindReading(parts: OrderParts): Binding[] {
  return [
    bind(listQueues, async (_input, { session }) => {
      const list = await queues.readQueues(parts, staffOf(session));
      return { ok: true, data: { list } };
    }),

    bind(listCases, async ({ kind, page, pageSize, ...asked }, { session }) => {
      const wanted = { ...asked, page, pageSize };
      const found = await queues.listCases(parts, staffOf(session), kind, wanted);
      if (!found.ok) return found;
      const { total, totalCapped } = found;
      const list = found.list.map(viewCase);
      return { ok: true, data: { list, total, totalCapped, page, pageSize } };
    }),
  ];
}

function bindClaims(parts: OrderParts): Binding[] {
  return [
    bind(claimCase, async ({ kind, caseId, takeOver = false }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const claim = { kind, caseId: BigInt(caseId), takeOver, idempotencyKey };
      const claimed = await claims.claimCase(parts, staffOf(session), claim);
      return claimed.ok ? { ok: true, data: viewCase(claimed.found) } : possibleRefusal(claimed);
    }),

    bind(handBackCase, async ({ kind, caseId }, { session }) => {
      const name = { kind, caseId: BigInt(caseId) };
      const given = await handingBack.handBackCase(parts, staffOf(session), name);
      return given.ok ? { ok: true, data: viewCase(given.found) } : given;
    }),

    bind(handOverCase, async ({ kind, caseId, to, note }, { session }) => {
      const handOver = { kind, caseId: BigInt(caseId), to: Number(to), note };
      const given = await handingOver.handOverCase(parts, staffOf(session), handOver);
      return given.ok ? { ok: true, data: viewCase(given.found) } : given;
    }),

    bind(closeCase, async ({ caseId, ...given }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const wanted = { ...given, caseId: BigInt(caseId), idempotencyKey };
      return closing.closeCase(parts, staffOf(session), wanted);
    }),
  ];
}

function bindNotes(parts: OrderParts): Binding[] {
  return [
    bind(listCaseNotes, async ({ kind, caseId }, { session }) => {
      const name = { kind, caseId: BigInt(caseId) };
      const found = await notes.listCaseNotes(parts, staffOf(session), name);
      return found.ok ? { ok: true, data: { list: found.list } } : found;
    }),

    bind(addCaseNote, async ({ kind, caseId, text }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const note = { kind, caseId: BigInt(caseId), text, idempotencyKey };
      return notes.addCaseNote(parts, staffOf(session), note);
    }),
  ];
}

function bindFilters(parts: OrderParts): Binding[] {
  return [
    bind(listSavedFilters, async (_input, { session }) => {
      const rows = await filters.listSavedFilters(parts, staffOf(session));
      return { ok: true, data: { list: rows.map(viewFilter) } };
    }),

    bind(saveFilter, async ({ kind, name, filters: chosen }, { session }) => {
      const given = Object.entries(chosen).flatMap(([field, value]) =>
        value === undefined ? [] : [[field, value] as const],
      );
      const added = { kind, name, filters: Object.fromEntries(given) };
      const saved = await filters.saveFilter(parts, staffOf(session), added);
      return saved.ok ? { ok: true, data: viewFilter(saved.saved) } : saved;
    }),

    bind(deleteSavedFilter, async ({ filterId }, { session }) => {
      const isGone = await filters.deleteSavedFilter(parts, staffOf(session), BigInt(filterId));
      return isGone ? { ok: true, data: null } : refuse("notFound");
    }),
  ];
}

function viewFilter({
  id,
  kind,
  name,
  filters: chosen,
}: {
  readonly id: bigint;
  readonly kind: EndpointReply<typeof saveFilter>["kind"];
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
}) {
  return { filterId: String(id), kind, name, filters: chosen };
}

function viewCase(seen: queues.SeenCase): z.output<typeof queuedCase> {
  const { claimedBy, claimedByUid, claimedByUsername, claimedAt } = seen;
  const isClaimed = claimedBy !== null && claimedByUid !== null && claimedByUsername !== null;
  return {
    kind: seen.kind,
    caseId: String(seen.id),
    subjects: [...seen.subjects],
    orderId: seen.orderId === null ? null : String(seen.orderId),
    advId: seen.offerId === null ? null : String(seen.offerId),
    crypto: seen.crypto,
    quantity: amountOf(seen.quantity, seen.cryptoScale),
    fiat: seen.fiat,
    fiatAmount: amountOf(seen.fiatAmount, seen.fiatScale),
    payMethod: seen.method,
    worth: seen.worthCents === null ? null : centsText(seen.worthCents),
    people: seen.people.map(({ uid, username, language, role }) => ({
      uid: String(uid),
      username,
      language,
      role,
    })),
    languages: [...seen.languages],
    openedAt: seen.openedAt,
    dueAt: seen.dueAt,
    urgency: seen.urgency,
    claimedBy: isClaimed
      ? { uid: String(claimedByUid), username: claimedByUsername, at: claimedAt }
      : null,
    isConflict: seen.isConflict,
    flags: [...seen.flags],
    isRaised: seen.isRaised,
    notes: seen.notes,
  };
}

function amountOf(atoms: bigint | null, scale: number | null): string | null {
  return atoms === null || scale === null ? null : formatAmount(atoms, scale);
}

type ClaimRefusal = Exclude<Awaited<ReturnType<typeof claims.claimCase>>, { readonly ok: true }>;

/** A claim has no idempotency key that could belong to another. */
function possibleRefusal(refusal: ClaimRefusal) {
  const { error } = refusal;
  if (error === "idempotencyMismatch") throw new Error(`a claim was refused as ${error}`);
  return error === "orderUnknown" ? refuse("notFound") : { ...refusal, error };
}
