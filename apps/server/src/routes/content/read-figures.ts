// The figures that articles name, from the rules of the product. An article that states one has no
// number of its own that could be wrong.
import type { Pool } from "@parley/database/pool";
import { getSecondRulingFromCents } from "@parley/database/queries/trade/appeal";
import { getWithdrawalRule } from "@parley/database/queries/wallet/withdrawal";
import { CODE_VALID_MINUTES } from "@parley/domain/account/code-purpose";
import { MOST_SUB_USERS, NEW_SUB_USER_MS } from "@parley/domain/account/permission";
import { SESSION_IDLE_DAYS } from "@parley/domain/account/session-life";
import { powerOfTen } from "@parley/domain/decimal";
import { formatCoins } from "@parley/domain/format/format-coins";
import { formatNumber } from "@parley/domain/format/format-number";
import { formatRatio } from "@parley/domain/format/format-ratio";
import { SMALLEST_AGE } from "@parley/domain/kyc/kyc";
import { formatAmount } from "@parley/domain/money/amount";
import { FORMER_NAME_MS, RENAME_EVERY_MS } from "@parley/domain/name/nickname";
import {
  DEFAULT_PAY_WINDOW_MINUTES,
  MAX_PAY_METHODS,
  MAX_PAY_WINDOW_MINUTES,
  MIN_PAY_WINDOW_MINUTES,
} from "@parley/domain/offer/decide-offer";
import {
  APPEAL_AFTER_TIMEOUT_MS,
  CONFIRM_MS,
  ESCALATE_MS,
  MAX_EXTENSION_MINUTES,
} from "@parley/domain/order/decide-order";
import { MAX_STATEMENT_FILES } from "@parley/domain/order/order";
import { INSTANT_ARRIVAL_MS, PROOF_MS, SILENCE_MS } from "@parley/domain/order/proof-of-payment";
import { MOST_RELEASED_AT_ONCE } from "@parley/domain/order/release-together";
import {
  CANCEL_LIMIT,
  CANCEL_PERCENT,
  CANCEL_WINDOW_MS,
  CLAIM_LIMIT,
  CLAIM_WINDOW_MS,
} from "@parley/domain/order/reputation";
import { RULING_EFFECT_MS } from "@parley/domain/order/standing-ruling";
import { MOST_USER_PAYMENTS } from "@parley/domain/payment/user-payment";
import { CONTACT_UNDO_MS, CONTACT_WAIT_MS } from "@parley/domain/security/contact-wait";
import { TOTP_STEP_MS } from "@parley/domain/security/totp-step";
import { WITHDRAWAL_BLOCK_MS } from "@parley/domain/security/withdrawal-block";
import { COUNTED_A_DAY } from "@parley/domain/trade/counted-trade";
import type { Tier, TradeTiers } from "@parley/domain/trade/open-limits";
import { feeOf, feeRateOf } from "@parley/domain/trade/quote";
import { FRESH_MS, NEW_ACCOUNT_MS } from "@parley/domain/wallet/fresh-coins";
import { WITHDRAWAL_WINDOW_MS } from "@parley/domain/wallet/withdrawal";
import { MAX_PASSKEYS } from "@parley/operations/identity/security/passkeys";
import { RECOVERY_CODES } from "@parley/operations/identity/security/recovery-codes";
import type { TimedValue } from "@parley/operations/kernel/timed-value";
import type { Tradables } from "@parley/operations/market/catalogue/read-tradables";
import { MAX_OFFERS } from "@parley/operations/market/offer/publish-offer";
import type { FigureName } from "@parley/phrases/content/figures";
import type { Locale } from "@parley/phrases/locales";
import { phraseBook } from "@parley/phrases/server-phrases";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The quantity of the article's example, and the decimals of an atom. */
const EXAMPLE_COINS = 100n;
const COIN_DECIMALS = 8;

/** A number, a part of one that is written in hundredths, or coins as exact decimal text. */
export type Figure =
  | { readonly count: number }
  | { readonly ratio: number; readonly isMost?: boolean }
  | { readonly coins: `${number}` };
export type Figures = Readonly<Record<FigureName, Figure>>;

export interface FigureParts {
  readonly pool: Pool;
  readonly tradables: TimedValue<Tradables>;
  readonly tiers: TimedValue<TradeTiers>;
}

export async function readFigures({ pool, tradables, tiers }: FigureParts): Promise<Figures> {
  const [{ markets }, steps, rule, secondFromCents] = await Promise.all([
    tradables.read(),
    tiers.read(),
    getWithdrawalRule(pool),
    getSecondRulingFromCents(pool),
  ]);
  const tier = (name: string): Tier => {
    const found = [...steps.ordinary, steps.merchant].find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no tier ${name}`);
    return found;
  };
  const newcomer = tier("newcomer");
  const known = tier("known");
  const regular = tier("regular");
  const takerRates = markets.map(({ takerFeeRate }) => takerFeeRate);
  const takerRate = largestOf(takerRates);
  return {
    ...FIXED,
    ...exampleAt(takerRate),
    takerFee: { ratio: Number(takerRate), isMost: areDifferent(takerRates) },
    exampleRate: { ratio: Number(takerRate) },
    priceDistance: { ratio: Number(largestOf(markets.map(({ maxDistance }) => maxDistance))) },
    newcomerOrders: { count: newcomer.maxOpenOrders },
    newcomerWorth: dollars(newcomer.maxOpenWorthCents),
    knownTrades: { count: known.minTrades },
    knownPartners: { count: known.minCounterparties },
    knownOrders: { count: known.maxOpenOrders },
    knownWorth: dollars(known.maxOpenWorthCents),
    regularTrades: { count: regular.minTrades },
    regularPartners: { count: regular.minCounterparties },
    regularOrders: { count: regular.maxOpenOrders },
    regularWorth: dollars(regular.maxOpenWorthCents),
    merchantOrders: { count: steps.merchant.maxOpenOrders },
    secondApproval: dollars(secondFromCents),
    withdrawalLimit: dollars(rule.dailyLimitCents),
    withdrawalReview: dollars(rule.staffFromCents),
  };
}

const FIXED = {
  totpStep: { count: TOTP_STEP_MS / SECOND_MS },
  leastWindow: { count: MIN_PAY_WINDOW_MINUTES },
  usualWindow: { count: DEFAULT_PAY_WINDOW_MINUTES },
  longestWindow: { count: MAX_PAY_WINDOW_MINUTES },
  longestExtension: { count: MAX_EXTENSION_MINUTES },
  confirmTime: { count: CONFIRM_MS / MINUTE_MS },
  instantArrival: { count: INSTANT_ARRIVAL_MS / MINUTE_MS },
  proofTime: { count: PROOF_MS / MINUTE_MS },
  codeTime: { count: CODE_VALID_MINUTES },
  escalationTime: { count: ESCALATE_MS / HOUR_MS },
  timeoutAppealTime: { count: APPEAL_AFTER_TIMEOUT_MS / HOUR_MS },
  rulingTime: { count: RULING_EFFECT_MS / HOUR_MS },
  silenceTime: { count: SILENCE_MS / HOUR_MS },
  cancelTime: { count: CANCEL_WINDOW_MS / HOUR_MS },
  freshTime: { count: FRESH_MS / HOUR_MS },
  withdrawalBlock: { count: WITHDRAWAL_BLOCK_MS / HOUR_MS },
  withdrawalWindow: { count: WITHDRAWAL_WINDOW_MS / HOUR_MS },
  contactWait: { count: CONTACT_WAIT_MS / HOUR_MS },
  contactUndo: { count: CONTACT_UNDO_MS / HOUR_MS },
  newSubUserTime: { count: NEW_SUB_USER_MS / HOUR_MS },
  newAccountAge: { count: NEW_ACCOUNT_MS / DAY_MS },
  claimTime: { count: CLAIM_WINDOW_MS / DAY_MS },
  idleLogin: { count: SESSION_IDLE_DAYS },
  renameTime: { count: RENAME_EVERY_MS / DAY_MS },
  formerNameTime: { count: FORMER_NAME_MS / DAY_MS },
  cancelLimit: { count: CANCEL_LIMIT },
  cancelShare: { ratio: CANCEL_PERCENT / 100 },
  claimLimit: { count: CLAIM_LIMIT },
  recoveryCodes: { count: RECOVERY_CODES },
  passkeyLimit: { count: MAX_PASSKEYS },
  leastAge: { count: SMALLEST_AGE },
  payMethodLimit: { count: MAX_PAY_METHODS },
  paymentLimit: { count: MOST_USER_PAYMENTS },
  offerLimit: { count: MAX_OFFERS },
  releaseLimit: { count: MOST_RELEASED_AT_ONCE },
  statementFiles: { count: MAX_STATEMENT_FILES },
  countedTrades: { count: COUNTED_A_DAY },
  subUserLimit: { count: MOST_SUB_USERS },
} as const;

function areDifferent(rates: readonly string[]): boolean {
  return new Set(rates.map(Number)).size > 1;
}

/** Where markets differ, the order form says which rate counts; an article says “up to” the largest. */
function largestOf(rates: readonly string[]): string {
  return rates.reduce((most, rate) => (Number(rate) > Number(most) ? rate : most), "0");
}

/** The fee of the example and what arrives, by the function that books orders. */
function exampleAt(rate: string) {
  const quantity = EXAMPLE_COINS * powerOfTen(COIN_DECIMALS);
  const fee = feeOf(feeRateOf(rate), quantity);
  return { exampleFee: coins(fee), exampleRest: coins(quantity - fee) };
}

function coins(atoms: bigint): Figure {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Decimal text is a number.
  return { coins: formatAmount(atoms, COIN_DECIMALS) as `${number}` };
}

function dollars(cents: bigint): Figure {
  return { count: Number(cents) / 100 };
}

/** As the language writes numbers. */
export function writeFigures(figures: Figures, locale: Locale): Record<FigureName, string> {
  const write = (figure: Figure) => {
    if ("coins" in figure) return formatCoins(figure.coins, locale);
    if ("count" in figure) return formatNumber(figure.count, { language: locale });
    const rate = formatRatio(figure.ratio, { language: locale, minimumDigits: 0 });
    return figure.isMost === true ? phraseBook.format(locale, "help.upTo", { rate }) : rate;
  };
  const written = Object.entries(figures).map(([name, figure]) => [name, write(figure)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names are those of the figures given.
  return Object.fromEntries(written) as Record<FigureName, string>;
}
