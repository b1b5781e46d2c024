// /api/admin/market: terms of the market, changes of them, and the decisions of administrators.
import {
  decideMarketChange,
  getMarketChange,
  listMarketChanges,
  listMarketTerms,
  previewMarketChange,
  proposeMarketChange,
} from "@parley/contract/endpoints/staff/market";
import type { ShownMarketChange } from "@parley/database/queries/market-terms/market-change";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import * as changes from "@parley/operations/staff/market/change-market";
import type { MarketPreview } from "@parley/operations/staff/market/read-market";
import * as reading from "@parley/operations/staff/market/read-market";
import type { Bus } from "@parley/platform/bus/bus";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staffOf } from "./staff-routes.ts";

export interface MarketStaffRouteParts extends StaffParts {
  readonly bus: Bus;
}

export function bindMarketStaffRoutes(parts: MarketStaffRouteParts): Binding[] {
  const { pool, clock } = parts;
  return [
    bind(listMarketTerms, async ({ kind }) => {
      const rows = await reading.listTerms(pool, kind);
      const data = rows.map(({ key, name, scale, values }) => ({ key, name, scale, values }));
      return { ok: true, data };
    }),

    bind(previewMarketChange, async ({ edits }) => ({
      ok: true,
      data: viewPreview(await reading.previewEdits(pool, edits, clock.now())),
    })),

    bind(proposeMarketChange, async (input, { session, caller: { idempotencyKey } }) =>
      changes.proposeMarketChange(parts, staffOf(session), { ...input, idempotencyKey }),
    ),

    bind(listMarketChanges, async ({ status, page, pageSize }) => {
      const range = { isOpen: status === "open", page, pageSize };
      const { list, total } = await reading.listChanges(pool, range);
      return { ok: true, data: { list: list.map(viewChange), total, page, pageSize } };
    }),

    bind(getMarketChange, async ({ changeId }) => {
      const found = await reading.findChange(pool, BigInt(changeId), clock.now());
      if (found === null) return refuse("notFound");
      const { change, preview } = found;
      const data = {
        change: viewChange(change),
        preview: preview === null ? null : viewPreview(preview),
      };
      return { ok: true, data };
    }),

    bind(decideMarketChange, async (input, { session, caller: { idempotencyKey } }) =>
      changes.decideOnMarketChange(parts, staffOf(session), {
        ...input,
        changeId: BigInt(input.changeId),
        idempotencyKey,
      }),
    ),
  ];
}

function viewPreview({ edits, problems, effects }: MarketPreview) {
  return { edits: [...edits], problems: [...problems], effects: [...effects] };
}

function viewChange(change: ShownMarketChange) {
  const { deciderUid, deciderName } = change;
  return {
    changeId: String(change.id),
    state: change.state,
    edits: [...change.edits],
    reason: change.reason,
    proposedAt: change.proposedAt.getTime(),
    proposedBy: { uid: String(change.proposerUid), username: change.proposerName },
    decidedAt: change.decidedAt?.getTime() ?? null,
    decidedBy:
      deciderUid === null || deciderName === null
        ? null
        : { uid: String(deciderUid), username: deciderName },
    decisionReason: change.decisionReason,
  };
}
