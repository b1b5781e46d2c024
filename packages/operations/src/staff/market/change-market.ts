// Administrators change markets, methods, networks and rules: one proposes, another approves. The
// change, what it does to offers and its line in the log are written together.
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  decideMarketChange,
  findMarketChange,
  insertMarketChange,
  lockMarketTerms,
  type StoredMarketChange,
} from "@parley/database/queries/market-terms/market-change";
import { lockContent } from "@parley/database/queries/site/content-version";
import { listTermRows, updateTermRow } from "@parley/database/queries/market-terms/market-term";
import {
  decideChange,
  decideMarketDecision,
  stateAfter,
  type DecidedChange,
  type MarketChangeState,
  type MarketDecision,
  type MarketEdit,
} from "@parley/domain/market/market-change";
import type { TermRow } from "@parley/domain/market/market-terms";
import type { Bus } from "@parley/platform/bus/bus";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { isTooClose } from "../../identity/role/other-person.ts";
import {
  recordStaffAction,
  type StaffActionName,
} from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { publishSiteChange } from "../../kernel/site-topic.ts";
import { applyEffects } from "./market-effects.ts";

export interface Proposal extends StaffInput {
  readonly edits: readonly MarketEdit[];
}

export interface Decision extends StaffInput {
  readonly changeId: bigint;
  readonly decision: MarketDecision;
}

/** It survives JSON, as the reply to a repeated call is stored so. */
export interface DecidedView {
  readonly changeId: string;
  readonly state: MarketChangeState;
}

type ProposalRefusal = "marketChangeInvalid" | "marketChangeOutdated";
type DecisionRefusal =
  | ProposalRefusal
  | "notFound"
  | "notAllowed"
  | "marketChangeDecided"
  | "marketChangeNeedsOther"
  | "approverTooClose";

/** The market as it is, and whether the edits can be made in it. */
export async function readChange(
  database: Pool | PoolClient,
  edits: readonly MarketEdit[],
  now: number,
): Promise<{ readonly rows: readonly TermRow[]; readonly decided: DecidedChange }> {
  const rows = await listTermRows(
    database,
    edits.map(({ kind }) => kind),
  );
  return { rows, decided: decideChange(edits, rows, now) };
}

function refusalOf({ problems }: DecidedChange): ProposalRefusal | null {
  if (problems.some(({ problem }) => problem === "outdated")) return "marketChangeOutdated";
  return problems.length > 0 ? "marketChangeInvalid" : null;
}

/** Nothing of the market changes yet. */
export function proposeMarketChange(
  parts: StaffParts,
  staff: StaffMember,
  { edits, reason, codes, idempotencyKey }: Proposal,
) {
  const request = {
    staff,
    endpoint: "proposeMarketChange",
    idempotencyKey,
    input: { edits, reason },
    subject: "market",
    codes,
  };
  return actAsStaff<DecidedView, ProposalRefusal>(parts, request, {
    concerns: async () => [],
    async decide(database) {
      // No text of the agreement is published between the look at it and its proposal.
      await lockContent(database);
      return refusalOf((await readChange(database, edits, parts.clock.now())).decided);
    },
    async act(tx) {
      const { decided } = await readChange(tx, edits, parts.clock.now());
      const id = parts.ids.next();
      await insertMarketChange(tx, {
        id,
        edits: decided.edits,
        reason,
        state: "proposed",
        proposedBy: staff.userId,
        proposedAt: new Date(parts.clock.now()),
      });
      await record(tx, parts, staff, { action: "market.propose", id, reason });
      return { changeId: String(id), state: "proposed" };
    },
  });
}

const ACTIONS = {
  approve: "market.approve",
  refuse: "market.refuse",
  withdraw: "market.withdraw",
} as const satisfies Record<MarketDecision, StaffActionName>;

/**
 * Approving applies it. The proposer is a user concerned by it, so that accounts linked with the
 * proposer's, which may be the same person's, cannot approve it either.
 */
export async function decideOnMarketChange(
  parts: StaffParts & { readonly bus: Bus },
  staff: StaffMember,
  { changeId, decision, reason, codes, idempotencyKey }: Decision,
) {
  const request = {
    staff,
    endpoint: "decideMarketChange",
    idempotencyKey,
    input: { changeId: String(changeId), decision, reason },
    subject: `market:${changeId}`,
    codes,
  };
  const outcome = await actAsStaff<DecidedView, DecisionRefusal>(parts, request, {
    async concerns(database) {
      const change = await findMarketChange(database, changeId);
      const isOwn = change === null || change.proposedBy === staff.userId;
      return isOwn ? [] : [change.proposedBy];
    },
    async decide(database) {
      // Of concurrent approvals the second sees what the first has made of the market.
      await lockMarketTerms(database);
      const change = await findMarketChange(database, changeId);
      if (change === null) return "notFound";
      const refusal = decideMarketDecision(change, decision, staff.userId);
      if (refusal !== null || decision !== "approve") return refusal;
      if (await isTooClose(database, parts, change.proposedBy, staff.userId)) {
        return "approverTooClose";
      }
      return refusalOf((await readChange(database, change.edits, parts.clock.now())).decided);
    },
    async act(tx) {
      const change = await findMarketChange(tx, changeId);
      if (change === null) throw new Error("a change that was just read is gone");
      if (decision === "approve") await apply(tx, parts, staff, change);
      const state = stateAfter(decision);
      const isDecided = await decideMarketChange(tx, {
        id: changeId,
        state,
        decidedBy: staff.userId,
        decidedAt: new Date(parts.clock.now()),
        decisionReason: reason,
      });
      if (!isDecided) throw new Error("a change that was just open is decided");
      await record(tx, parts, staff, { action: ACTIONS[decision], id: changeId, reason });
      return { changeId: String(changeId), state };
    },
  });
  if (outcome.ok && decision === "approve") publishSiteChange(parts.bus);
  return outcome;
}

async function apply(
  tx: PoolClient,
  parts: StaffParts,
  { userId }: StaffMember,
  { edits }: StoredMarketChange,
): Promise<void> {
  const { rows, decided } = await readChange(tx, edits, parts.clock.now());
  for (const row of rows) {
    const own = decided.edits.filter(({ kind, key }) => kind === row.kind && key === row.key);
    if (own.length === 0) continue;
    const values = Object.fromEntries(own.map(({ field, after }) => [field, after]));
    await updateTermRow(tx, { kind: row.kind, key: row.key, scale: row.scale, values });
  }
  await applyEffects(tx, parts, userId, { edits: decided.edits, rows });
}

interface Recorded {
  readonly action: StaffActionName;
  readonly id: bigint;
  readonly reason: string;
}

function record(
  tx: PoolClient,
  parts: StaffParts,
  { userId: staffId }: StaffMember,
  { action, id, reason }: Recorded,
): Promise<void> {
  return recordStaffAction(tx, parts, {
    staffId,
    action,
    userId: null,
    subject: String(id),
    reason,
  });
}
