// What administrators may change of the market, as rows of one form, and how changed values are
// written. Each kind has a statement that reads and one that writes.
import { settlementOf, type MethodClass } from "@parley/domain/payment/method-class";
import {
  unitsOfValue,
  valueOfUnits,
  type TermKind,
  type TermRow,
} from "@parley/domain/market/market-terms";
import type { CatalogueText } from "../../catalogue-types.ts";
import { bigint, boolean, integer, json, nullable, smallint, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow } from "../kernel/table.ts";
import { listAgreementDrafts, setAgreementApproved } from "../identity/agreement.ts";
import { listFeatureFlags, updateFeatureFlag } from "../site/feature-flag.ts";

/** With what the console calls it. */
export interface NamedTermRow extends TermRow {
  readonly name: string;
}

const CENTS = 2;

const switchText = (isOn: boolean) => (isOn ? "on" : "off");

const marketTerms = defineRow({
  crypto: text(),
  fiat: text(),
  scale: smallint(),
  isEnabled: boolean(),
  takerFeeRate: text(),
  minOrder: text(),
  maxOrder: text(),
  maxDistance: text(),
});

async function listMarkets(database: Queryable): Promise<NamedTermRow[]> {
  const rows = await marketTerms.list(database, {
    name: "list-market-terms",
    text: `select market.crypto, market.fiat, currency.scale, market.is_enabled as "isEnabled",
             trim_scale(taker_fee_rate)::text as "takerFeeRate",
             trim_scale(min_order)::text as "minOrder",
             trim_scale(max_order)::text as "maxOrder",
             trim_scale(max_distance)::text as "maxDistance"
           from market
           join coin on coin.code = market.crypto
           join currency on currency.code = market.fiat
           order by coin.sort, coin.code, currency.sort, currency.code`,
  });
  return rows.map(({ crypto, fiat, scale, isEnabled, ...values }) => ({
    kind: "market",
    key: `${crypto}/${fiat}`,
    name: `${crypto}/${fiat}`,
    scale,
    values: { isEnabled: switchText(isEnabled), ...values },
  }));
}

const methodTerms = defineRow({
  code: text(),
  names: json<CatalogueText>(),
  isEnabled: boolean(),
  methodClass: nullable(text<MethodClass>()),
  arrivalMinutes: nullable(integer()),
});

async function listMethods(database: Queryable): Promise<NamedTermRow[]> {
  const rows = await methodTerms.list(database, {
    name: "list-method-terms",
    text: `select code, names, is_enabled as "isEnabled", method_class as "methodClass",
             arrival_minutes as "arrivalMinutes"
           from payment_method order by sort, code`,
  });
  return rows.map((row) => {
    const { methodClass, arrivalMinutes } = settlementOf(row);
    return {
      kind: "method",
      key: row.code,
      name: row.names.en,
      scale: 0,
      values: {
        isEnabled: switchText(row.isEnabled),
        methodClass,
        arrivalMinutes: String(arrivalMinutes),
      },
    };
  });
}

const networkTerms = defineRow({
  asset: text(),
  network: text(),
  name: text(),
  scale: smallint(),
  canDeposit: boolean(),
  canWithdraw: boolean(),
  confirmations: integer(),
  minDeposit: bigint(),
  withdrawFee: bigint(),
  minWithdraw: bigint(),
  maxWithdraw: bigint(),
});

async function listNetworks(database: Queryable): Promise<NamedTermRow[]> {
  const rows = await networkTerms.list(database, {
    name: "list-network-terms",
    text: `select way.asset, way.network, network.name, coin.scale, way.can_deposit as "canDeposit",
             way.can_withdraw as "canWithdraw", way.confirmations,
             way.min_deposit as "minDeposit", way.withdraw_fee as "withdrawFee",
             way.min_withdraw as "minWithdraw", way.max_withdraw as "maxWithdraw"
           from coin_network way
           join coin on coin.code = way.asset
           join chain_network network on network.code = way.network
           order by coin.sort, coin.code, way.sort, way.network`,
  });
  return rows.map((row) => ({
    kind: "network",
    key: `${row.asset}/${row.network}`,
    name: `${row.asset} on ${row.name}`,
    scale: row.scale,
    values: {
      canDeposit: switchText(row.canDeposit),
      canWithdraw: switchText(row.canWithdraw),
      confirmations: String(row.confirmations),
      minDeposit: valueOfUnits(row.minDeposit, row.scale),
      withdrawFee: valueOfUnits(row.withdrawFee, row.scale),
      minWithdraw: valueOfUnits(row.minWithdraw, row.scale),
      maxWithdraw: valueOfUnits(row.maxWithdraw, row.scale),
    },
  }));
}

const tierTerms = defineRow({
  key: text(),
  minTrades: integer(),
  minCounterparties: integer(),
  maxOpenOrders: integer(),
  maxOpenWorthCents: bigint(),
  maxOpenOnOffer: integer(),
});

async function listTiers(database: Queryable): Promise<NamedTermRow[]> {
  const rows = await tierTerms.list(database, {
    name: "list-tier-terms",
    text: `select name as key, min_trades as "minTrades", min_counterparties as "minCounterparties",
             max_open_orders as "maxOpenOrders", max_open_worth_cents as "maxOpenWorthCents",
             max_open_on_offer as "maxOpenOnOffer"
           from trade_rule where name <> 'site'
           order by name = 'merchant', min_trades, min_counterparties`,
  });
  return rows.map(({ key, maxOpenWorthCents, ...counts }) => ({
    kind: "tier",
    key,
    name: key,
    scale: 0,
    values: {
      minTrades: String(counts.minTrades),
      minCounterparties: String(counts.minCounterparties),
      maxOpenOrders: String(counts.maxOpenOrders),
      maxOpenWorth: valueOfUnits(maxOpenWorthCents, CENTS),
      maxOpenOnOffer: String(counts.maxOpenOnOffer),
    },
  }));
}

const siteTerms = defineRow({
  secondRulingFrom: bigint(),
  dailyLimit: bigint(),
  staffFrom: bigint(),
  supervisorFrom: bigint(),
});

async function findSite(database: Queryable) {
  const found = await siteTerms.find(database, {
    name: "find-site-terms",
    text: `select trade_rule.second_ruling_from_cents as "secondRulingFrom",
             daily_limit_cents as "dailyLimit", staff_from_cents as "staffFrom",
             supervisor_from_cents as "supervisorFrom"
           from trade_rule, withdrawal_rule where trade_rule.name = 'site'`,
  });
  if (found === null) throw new Error("the rules of the site are gone");
  return found;
}

const SITE = { key: "site", scale: CENTS } as const;

async function listAppealRules(database: Queryable): Promise<NamedTermRow[]> {
  const { secondRulingFrom } = await findSite(database);
  const values = { secondRulingFrom: valueOfUnits(secondRulingFrom, CENTS) };
  return [{ ...SITE, kind: "appeals", name: "Appeals", values }];
}

async function listWithdrawalRules(database: Queryable): Promise<NamedTermRow[]> {
  const { dailyLimit, staffFrom, supervisorFrom } = await findSite(database);
  const values = {
    dailyLimit: valueOfUnits(dailyLimit, CENTS),
    staffFrom: valueOfUnits(staffFrom, CENTS),
    supervisorFrom: valueOfUnits(supervisorFrom, CENTS),
  };
  return [{ ...SITE, kind: "withdrawals", name: "Withdrawals", values }];
}

async function listFeatures(database: Queryable): Promise<NamedTermRow[]> {
  const flags = await listFeatureFlags(database);
  return flags.map(({ name, description, isEnabled }) => ({
    kind: "feature",
    key: name,
    name: description,
    scale: 0,
    values: { isEnabled: switchText(isEnabled) },
  }));
}

async function listAgreements(database: Queryable): Promise<NamedTermRow[]> {
  const drafts = await listAgreementDrafts(database);
  return drafts.map(({ version, isApproved }) => ({
    kind: "agreement",
    key: version,
    name: `Version ${version}`,
    scale: 0,
    values: { isEnabled: switchText(isApproved) },
  }));
}

const LISTS: Readonly<Record<TermKind, (database: Queryable) => Promise<NamedTermRow[]>>> = {
  market: listMarkets,
  method: listMethods,
  network: listNetworks,
  tier: listTiers,
  appeals: listAppealRules,
  withdrawals: listWithdrawalRules,
  feature: listFeatures,
  agreement: listAgreements,
};

export async function listTermRows(
  database: Queryable,
  kinds: readonly TermKind[],
): Promise<NamedTermRow[]> {
  const rows: NamedTermRow[] = [];
  // One after the other: a transaction has one connection.
  for (const kind of new Set(kinds)) rows.push(...(await LISTS[kind](database)));
  return rows;
}

/** New values of one row; a field that stays is absent. */
export interface ChangedTerms extends Pick<TermRow, "kind" | "key" | "scale"> {
  readonly values: Readonly<Record<string, string>>;
}

const isOn = (value: string | undefined) => (value === undefined ? null : value === "on");

const unitsOrNull = (value: string | undefined, scale: number) =>
  value === undefined ? null : String(unitsOfValue(value, scale));

const pairOf = (key: string): readonly [string, string] => {
  const [first = "", second = ""] = key.split("/");
  return [first, second];
};

async function updateMarket(database: Queryable, { key, values }: ChangedTerms): Promise<void> {
  await database.query({
    text: `update market set is_enabled = coalesce($3, is_enabled),
             taker_fee_rate = coalesce($4::numeric, taker_fee_rate),
             min_order = coalesce($5::numeric, min_order),
             max_order = coalesce($6::numeric, max_order),
             max_distance = coalesce($7::numeric, max_distance)
           where crypto = $1 and fiat = $2`,
    values: [
      ...pairOf(key),
      isOn(values["isEnabled"]),
      values["takerFeeRate"] ?? null,
      values["minOrder"] ?? null,
      values["maxOrder"] ?? null,
      values["maxDistance"] ?? null,
    ],
  });
}

/** A time of arrival belongs to a class: a method without one becomes what it counted as. */
async function updateMethod(database: Queryable, { key, values }: ChangedTerms): Promise<void> {
  await database.query({
    text: `update payment_method set is_enabled = coalesce($2, is_enabled),
             method_class = case when $3::text is null and $4::integer is null then method_class
               else coalesce($3, method_class, 'reversible') end,
             arrival_minutes = coalesce($4, arrival_minutes)
           where code = $1`,
    values: [
      key,
      isOn(values["isEnabled"]),
      values["methodClass"] ?? null,
      values["arrivalMinutes"] ?? null,
    ],
  });
}

async function updateNetwork(
  database: Queryable,
  { key, scale, values }: ChangedTerms,
): Promise<void> {
  await database.query({
    text: `update coin_network set can_deposit = coalesce($3, can_deposit),
             can_withdraw = coalesce($4, can_withdraw),
             confirmations = coalesce($5::integer, confirmations),
             min_deposit = coalesce($6::bigint, min_deposit),
             withdraw_fee = coalesce($7::bigint, withdraw_fee),
             min_withdraw = coalesce($8::bigint, min_withdraw),
             max_withdraw = coalesce($9::bigint, max_withdraw)
           where asset = $1 and network = $2`,
    values: [
      ...pairOf(key),
      isOn(values["canDeposit"]),
      isOn(values["canWithdraw"]),
      values["confirmations"] ?? null,
      unitsOrNull(values["minDeposit"], scale),
      unitsOrNull(values["withdrawFee"], scale),
      unitsOrNull(values["minWithdraw"], scale),
      unitsOrNull(values["maxWithdraw"], scale),
    ],
  });
}

async function updateTier(database: Queryable, { key, values }: ChangedTerms): Promise<void> {
  await database.query({
    text: `update trade_rule set min_trades = coalesce($2::integer, min_trades),
             min_counterparties = coalesce($3::integer, min_counterparties),
             max_open_orders = coalesce($4::integer, max_open_orders),
             max_open_worth_cents = coalesce($5::bigint, max_open_worth_cents),
             max_open_on_offer = coalesce($6::integer, max_open_on_offer)
           where name = $1`,
    values: [
      key,
      values["minTrades"] ?? null,
      values["minCounterparties"] ?? null,
      values["maxOpenOrders"] ?? null,
      unitsOrNull(values["maxOpenWorth"], CENTS),
      values["maxOpenOnOffer"] ?? null,
    ],
  });
}

async function updateAppealRules(database: Queryable, { values }: ChangedTerms): Promise<void> {
  await database.query({
    text: `update trade_rule
           set second_ruling_from_cents = coalesce($1::bigint, second_ruling_from_cents)
           where name = 'site'`,
    values: [unitsOrNull(values["secondRulingFrom"], CENTS)],
  });
}

async function updateWithdrawalRules(database: Queryable, { values }: ChangedTerms): Promise<void> {
  await database.query({
    text: `update withdrawal_rule set daily_limit_cents = coalesce($1::bigint, daily_limit_cents),
             staff_from_cents = coalesce($2::bigint, staff_from_cents),
             supervisor_from_cents = coalesce($3::bigint, supervisor_from_cents)`,
    values: [
      unitsOrNull(values["dailyLimit"], CENTS),
      unitsOrNull(values["staffFrom"], CENTS),
      unitsOrNull(values["supervisorFrom"], CENTS),
    ],
  });
}

async function updateFeature(database: Queryable, { key, values }: ChangedTerms): Promise<void> {
  await updateFeatureFlag(database, key, values["isEnabled"] === "on");
}

const UPDATES: Readonly<
  Record<TermKind, (database: Queryable, changed: ChangedTerms) => Promise<void>>
> = {
  market: updateMarket,
  method: updateMethod,
  network: updateNetwork,
  tier: updateTier,
  appeals: updateAppealRules,
  withdrawals: updateWithdrawalRules,
  feature: updateFeature,
  agreement: (database, { key, values }) =>
    setAgreementApproved(database, key, values["isEnabled"] === "on"),
};

export async function updateTermRow(database: Queryable, changed: ChangedTerms): Promise<void> {
  await UPDATES[changed.kind](database, changed);
}
