/** English words for the terms of the market, their changes and what a change does. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { previewMarketChange } from "@parley/contract/endpoints/staff/market";
import type {
  EditProblem,
  MarketChangeState,
  MarketEdit,
} from "@parley/domain/market/market-change";
import {
  formOf,
  unitsOfValue,
  valueOfUnits,
  type TermKind,
} from "@parley/domain/market/market-terms";
import type { BadgeTone } from "@parley/ui/data/badge";

export const KIND_NAMES: Readonly<Record<TermKind, string>> = {
  market: "Markets",
  method: "Payment methods",
  network: "Networks",
  tier: "Trade limits",
  appeals: "Appeals",
  withdrawals: "Withdrawals",
  feature: "Features",
  agreement: "Agreement",
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  isEnabled: "Open",
  takerFeeRate: "Taker fee",
  minOrder: "Smallest order",
  maxOrder: "Largest order",
  maxDistance: "Distance of prices from the rate",
  methodClass: "Class",
  arrivalMinutes: "Usual time of arrival",
  canDeposit: "Deposits",
  canWithdraw: "Withdrawals",
  confirmations: "Confirmations",
  minDeposit: "Smallest deposit",
  withdrawFee: "Withdrawal fee",
  minWithdraw: "Smallest withdrawal",
  maxWithdraw: "Largest withdrawal",
  minTrades: "Counted trades from",
  minCounterparties: "Counterparties from",
  maxOpenOrders: "Open orders",
  maxOpenWorth: "Open worth",
  maxOpenOnOffer: "Open orders on one offer",
  secondRulingFrom: "Second approval of rulings from",
  dailyLimit: "Limit of a day",
  staffFrom: "Staff decide from",
  supervisorFrom: "Supervisors and compliance decide from",
};

export function fieldName(kind: TermKind, field: string): string {
  if (kind === "feature") return "State";
  if (kind === "agreement") return "In force from its day on";
  return FIELD_NAMES[field] ?? field;
}

const PERCENT_DECIMALS = 2;
const PART_DECIMALS = 8;

/** `0.001` is written and typed as `0.1`. */
export function percentOf(part: string): string {
  return valueOfUnits(unitsOfValue(part, PART_DECIMALS), PART_DECIMALS - PERCENT_DECIMALS);
}

/** The other way; what is no such number stays as it is, and the server refuses it by name. */
export function partOf(percent: string): string {
  const isNumber = /^\d{1,6}(\.\d{1,6})?$/.test(percent);
  if (!isNumber) return percent;
  return valueOfUnits(unitsOfValue(percent, PART_DECIMALS - PERCENT_DECIMALS), PART_DECIMALS);
}

/** What the number counts: of a market its currency, of a network its coin. */
export function unitOf(kind: TermKind, key: string, field: string): string {
  const form = formOf(kind, field);
  if (form?.form !== "decimal") return "";
  if (form.unit === "part") return "%";
  if (form.unit === "dollars") return "USD";
  if (form.unit === "minutes") return "minutes";
  if (form.unit === "count") return "";
  const [first = "", second = ""] = key.split("/");
  return kind === "market" ? second : first;
}

export function valueText(kind: TermKind, key: string, field: string, value: string): string {
  const form = formOf(kind, field);
  const isPart = form?.form === "decimal" && form.unit === "part";
  const unit = unitOf(kind, key, field);
  const text = isPart ? percentOf(value) : value;
  return unit === "" ? text : `${text} ${unit}`;
}

export function editName({ kind, key, field }: Pick<MarketEdit, "kind" | "key" | "field">): string {
  return `${key === "site" ? KIND_NAMES[kind] : key}: ${fieldName(kind, field)}`;
}

export const PROBLEM_TEXTS: Readonly<Record<EditProblem, string>> = {
  unknownRow: "There is no such row any more.",
  unknownField: "There is no such field.",
  malformed: "This is not a value of this field.",
  tooManyDecimals: "It has too many decimals.",
  tooSmall: "It is too small.",
  tooLarge: "It is too large.",
  unchanged: "The value is so already.",
  twice: "The field is changed twice.",
  outdated: "The value has been changed by another proposal meanwhile.",
  limitsCrossed: "The smaller limit would be above the larger one.",
  feeAboveMinimum: "The fee would be more than the smallest withdrawal.",
  tooLate: "Its day has begun: write a version for a later day.",
  tierMustStartAtZero: "Newcomers and merchants must begin at no trades and no counterparties.",
  tierOrder: "A higher tier must not ask for less or allow less than the one below it.",
};

type Effect = EndpointReply<typeof previewMarketChange>["effects"][number];

const EFFECT_TEXTS: Readonly<Record<Effect["effect"], readonly [one: string, many: string]>> = {
  offersNarrowed: [
    "online offer has its limits narrowed to the market’s.",
    "online offers have their limits narrowed to the market’s.",
  ],
  offersPaused: [
    "online offer is paused: no order on it would be possible. Its advertiser can change it.",
    "online offers are paused: no order on them would be possible. Their advertisers can change them.",
  ],
  offersHidden: [
    "online offer is hidden while the market is closed.",
    "online offers are hidden while the market is closed.",
  ],
  ordersKept: [
    "open order goes on with the fee and the amounts it was placed with.",
    "open orders go on with the fees and the amounts they were placed with.",
  ],
  offersLoseMethod: [
    "online offer takes new orders by its other methods only.",
    "online offers take new orders by their other methods only.",
  ],
  offersKeepPrice: [
    "online offer keeps its price until its advertiser changes it.",
    "online offers keep their prices until their advertisers change them.",
  ],
  withdrawalsKept: [
    "waiting withdrawal is sent with the fee it was requested with.",
    "waiting withdrawals are sent with the fees they were requested with.",
  ],
};

export function effectText({ effect, count }: Effect): string {
  const [one, many] = EFFECT_TEXTS[effect];
  return `${count} ${count === 1 ? one : many}`;
}

export const STATE_WORDS: Readonly<
  Record<MarketChangeState, { readonly text: string; readonly tone: BadgeTone }>
> = {
  proposed: { text: "Waits for approval", tone: "warning" },
  applied: { text: "Applied", tone: "success" },
  refused: { text: "Refused", tone: "danger" },
  withdrawn: { text: "Withdrawn", tone: "neutral" },
};
