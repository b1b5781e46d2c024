// What the site says about trades: how much groups may have open, tier by tier.
import type { Tier, TradeTiers } from "@parley/domain/trade/open-limits";
import type { Queryable } from "../kernel/queryable.ts";

type Raw = Omit<Tier, "maxOpenWorthCents"> & { readonly maxOpenWorthCents: string };

export async function getTradeTiers(database: Queryable): Promise<TradeTiers> {
  const { rows } = await database.query<Raw>({
    name: "get-trade-tiers",
    text: `select name, min_trades as "minTrades", min_counterparties as "minCounterparties",
             max_open_orders as "maxOpenOrders",
             max_open_worth_cents as "maxOpenWorthCents",
             max_open_on_offer as "maxOpenOnOffer"
           from trade_rule where name <> 'site'
           order by min_trades, min_counterparties, max_open_orders`,
  });
  const tiers = rows.map(toTier);
  const merchant = tiers.find(({ name }) => name === "merchant");
  if (merchant === undefined) throw new Error("the merchants' tier is gone");
  return { ordinary: tiers.filter(({ name }) => name !== "merchant"), merchant };
}

function toTier(row: Raw): Tier {
  return { ...row, maxOpenWorthCents: BigInt(row.maxOpenWorthCents) };
}
