// /api/admin/market: what administrators change of markets, payment methods, networks, rules and
// features. One proposes, another approves.
import {
  EDIT_PROBLEMS,
  MARKET_CHANGE_STATES,
  MARKET_DECISIONS,
  MOST_EDITS,
} from "@parley/domain/market/market-change";
import { TERM_KINDS } from "@parley/domain/market/market-terms";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { securityCodes } from "../../security-codes.ts";
import { STAFF_ERRORS } from "../../staff-errors.ts";
import { saidText } from "../../text-fields.ts";

const reason = () => saidText(500, 3);
const kind = () => z.enum(TERM_KINDS);
/** `USDT/EUR`, the code of a method, `USDT/TRX`, the name of a tier or a feature, or `site`. */
const key = () => z.string().check(z.regex(/^[A-Za-z0-9]+([-/][A-Za-z0-9]+)*$/), z.maxLength(60));
const field = () => z.string().check(z.regex(/^[a-z][A-Za-z]{1,39}$/));
/** A decimal, `on`, `off` or the name of a choice. */
const value = () => z.string().check(z.regex(/^[a-z0-9.]{1,40}$/));

/** One field of one row, as its writer saw it and as it shall be. */
const edit = () =>
  z.strictObject({ kind: kind(), key: key(), field: field(), before: value(), after: value() });
const edits = () => z.array(edit()).check(z.minLength(1), z.maxLength(MOST_EDITS));

/** What it does to what exists, by the row that is changed. */
const effect = () =>
  z.object({
    key: z.string(),
    effect: z.enum([
      "offersNarrowed",
      "offersPaused",
      "offersHidden",
      "ordersKept",
      "offersLoseMethod",
      "offersKeepPrice",
      "withdrawalsKept",
    ]),
    count: z.int(),
  });

const preview = () =>
  z.object({
    edits: z.array(edit()),
    /** None: it can be proposed. */
    problems: z.array(z.object({ index: z.int(), problem: z.enum(EDIT_PROBLEMS) })),
    effects: z.array(effect()),
  });

const member = () => z.object({ uid: uidText(), username: z.string() });

const change = () =>
  z.object({
    changeId: idText(),
    state: z.enum(MARKET_CHANGE_STATES),
    edits: z.array(edit()),
    reason: z.string(),
    proposedAt: epochMillis(),
    proposedBy: member(),
    decidedAt: z.nullable(epochMillis()),
    decidedBy: z.nullable(member()),
    decisionReason: z.nullable(z.string()),
  });

export const listMarketTerms = defineEndpoint({
  name: "listMarketTerms",
  summary: "What can be changed of the market, and its values now.",
  area: "staff",
  method: "GET",
  path: "/api/admin/market/terms",
  kind: "read",
  access: "staff",
  right: "editMarket",
  request: { query: z.object({ kind: kind() }) },
  reply: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** Decimals of its amounts. */
      scale: z.int(),
      values: z.record(z.string(), z.string()),
    }),
  ),
  errors: [],
});

export const previewMarketChange = defineEndpoint({
  name: "previewMarketChange",
  summary: "What a change of the market would do; nothing is written.",
  area: "staff",
  method: "POST",
  path: "/api/admin/market/preview",
  kind: "read",
  access: "staff",
  right: "editMarket",
  request: { body: z.strictObject({ edits: edits() }) },
  reply: preview(),
  errors: [],
});

export const proposeMarketChange = defineEndpoint({
  name: "proposeMarketChange",
  summary: "Proposes a change of the market to another administrator.",
  area: "staff",
  method: "POST",
  path: "/api/admin/market/changes",
  kind: "write",
  access: "staff",
  right: "editMarket",
  request: { body: z.strictObject({ edits: edits(), reason: reason(), codes: securityCodes() }) },
  reply: z.object({ changeId: idText(), state: z.enum(MARKET_CHANGE_STATES) }),
  errors: [...STAFF_ERRORS, "marketChangeInvalid", "marketChangeOutdated"],
});

export const listMarketChanges = defineEndpoint({
  name: "listMarketChanges",
  summary: "Changes of the market that wait, or those that were decided; the newest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/market/changes",
  kind: "read",
  access: "staff",
  right: "editMarket",
  request: { query: z.object({ status: z.enum(["open", "decided"]), ...pageFields() }) },
  reply: pageOf(change()),
  errors: [],
});

export const getMarketChange = defineEndpoint({
  name: "getMarketChange",
  summary: "One change of the market, with what it would do now as long as it waits.",
  area: "staff",
  method: "GET",
  path: "/api/admin/market/changes/{changeId}",
  kind: "read",
  access: "staff",
  right: "editMarket",
  request: { params: z.object({ changeId: idText() }) },
  reply: z.object({ change: change(), preview: z.nullable(preview()) }),
  errors: [],
});

export const decideMarketChange = defineEndpoint({
  name: "decideMarketChange",
  summary: "Applies a proposed change, as another administrator; or refuses or withdraws it.",
  area: "staff",
  method: "POST",
  path: "/api/admin/market/changes/{changeId}/decide",
  kind: "write",
  access: "staff",
  right: "editMarket",
  request: {
    params: z.object({ changeId: idText() }),
    body: z.strictObject({
      decision: z.enum(MARKET_DECISIONS),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: z.object({ changeId: idText(), state: z.enum(MARKET_CHANGE_STATES) }),
  errors: [
    ...STAFF_ERRORS,
    "marketChangeInvalid",
    "marketChangeOutdated",
    "marketChangeDecided",
    "marketChangeNeedsOther",
    "approverTooClose",
  ],
});
