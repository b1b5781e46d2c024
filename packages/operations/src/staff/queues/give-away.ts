// Moves a claimed case to a colleague, or back to its queue. The claim is compared once more in the
// transaction: a case that changed hands meanwhile stays where it is.
import type { PoolClient } from "@parley/database/pool";
import { lockKycCase, updateKycCaseOwner } from "@parley/database/queries/identity/kyc-case";
import {
  deleteCaseClaim,
  lockOpenCase,
  writeAppealClaimedAt,
  writeCaseClaim,
  writeSupportClaimedAt,
  type PlainKind,
} from "@parley/database/queries/staff/case-claim";
import {
  findSupportCase,
  lockSupportCase,
  updateSupportCase,
} from "@parley/database/queries/staff/support-case";
import { inTransaction } from "@parley/database/transaction";
import { toOrderId, type UserId } from "@parley/domain/ids";
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { ConflictRefusal } from "../../identity/role/conflict.ts";
import { write, type Precondition } from "@parley/engine/command";
import { assignAppealKind } from "../../trade/appeal/appeal-case.ts";
import type { OrderParts } from "../../trade/order/parts.ts";
import type { CaseName } from "./open-case.ts";

export type GiveParts = Pick<OrderParts, "pool" | "clock" | "engine">;

export interface Giving {
  readonly name: CaseName;
  readonly heldBy: UserId;
  /** Null for the queue. */
  readonly to: UserId | null;
  /** What is written with it: the log, a note, a notification. */
  readonly record: (tx: PoolClient) => Promise<void>;
  /** What must hold in its transaction. */
  readonly conditions: readonly Precondition<ConflictRefusal>[];
}

type Given =
  | { readonly ok: true }
  | ConflictRefusal
  | RefusedAs<"caseNotYours" | "caseDecided" | "rulingNeedsOther">;

export function giveAway(parts: GiveParts, giving: Giving): Promise<Given | UnavailableRefusal> {
  return giving.name.kind === "appeals" ? giveAppeal(parts, giving) : giveOther(parts, giving);
}

interface UnavailableRefusal {
  readonly ok: false;
  readonly error: "unavailable";
  readonly retryAfterSeconds: number;
}

async function giveAppeal(
  { engine, clock }: GiveParts,
  { name, heldBy, to, record, conditions }: Giving,
): Promise<Given | UnavailableRefusal> {
  const orderId = toOrderId(name.caseId);
  const claimedAt = to === null ? null : new Date(clock.now());
  const given = await engine.submit(assignAppealKind, {
    input: { order: { id: orderId }, heldBy, to },
    identity: null,
    effects: [
      ...conditions,
      write((tx) => writeAppealClaimedAt(tx, orderId, claimedAt)),
      write(record),
    ],
  });
  if (given.ok) return { ok: true };
  if (given.error === "appealUnknown") return refused("caseDecided");
  if (given.error === "idempotencyMismatch") throw new Error("a command without a key was known");
  return given;
}

function giveOther(
  { pool, clock }: GiveParts,
  { name, heldBy, to, record, conditions }: Giving,
): Promise<Given> {
  return inTransaction(pool, async (tx) => {
    for (const { run, refusal } of conditions) if (!(await run(tx))) return refusal;
    const moved = await move(tx, name, { heldBy, to, at: new Date(clock.now()) });
    if (moved.ok) await record(tx);
    return moved;
  });
}

interface Move {
  readonly heldBy: UserId;
  readonly to: UserId | null;
  readonly at: Date;
}

type Moved = { readonly ok: true } | RefusedAs<"caseNotYours" | "caseDecided">;

async function move(tx: PoolClient, { kind, caseId }: CaseName, change: Move): Promise<Moved> {
  switch (kind) {
    case "appeals":
      throw new Error("appeals change hands through the engine");
    case "verification":
      return moveVerification(tx, caseId, change);
    case "support":
      return moveSupport(tx, caseId, change);
    case "resets":
    case "withdrawals":
    case "reports":
    case "flags":
      return movePlain(tx, kind, caseId, change);
  }
}

async function moveVerification(
  tx: PoolClient,
  caseId: bigint,
  { heldBy, to, at }: Move,
): Promise<Moved> {
  const found = await lockKycCase(tx, caseId);
  if (found?.status !== "pending") return refused("caseDecided");
  if (found.ownerId !== heldBy) return refused("caseNotYours");
  await updateKycCaseOwner(tx, caseId, to, to === null ? null : at);
  return { ok: true };
}

async function moveSupport(
  tx: PoolClient,
  caseId: bigint,
  { heldBy, to, at }: Move,
): Promise<Moved> {
  await lockSupportCase(tx, caseId);
  const found = await findSupportCase(tx, caseId);
  if (found === null || found.state === "answered" || found.state === "closed") {
    return refused("caseDecided");
  }
  if (found.staffId !== heldBy) return refused("caseNotYours");
  const state = to === null ? "open" : "claimed";
  await updateSupportCase(tx, { id: caseId, state, staffId: to, movedAt: found.movedAt });
  await writeSupportClaimedAt(tx, caseId, to === null ? null : at);
  return { ok: true };
}

async function movePlain(
  tx: PoolClient,
  kind: PlainKind,
  caseId: bigint,
  { heldBy, to, at }: Move,
): Promise<Moved> {
  if (!(await lockOpenCase(tx, kind, caseId))) {
    // The claim of a decided case means nothing any more.
    await deleteCaseClaim(tx, kind, caseId, heldBy);
    return refused("caseDecided");
  }
  const isMoved =
    to === null
      ? await deleteCaseClaim(tx, kind, caseId, heldBy)
      : await writeCaseClaim(tx, { kind, caseId, staffId: to, claimedAt: at }, heldBy);
  return isMoved ? { ok: true } : refused("caseNotYours");
}
