// What the site says about trades: how much groups may have open, tier by tier.
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import { bigint, integer, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable } from "../kernel/table.ts";

const rules = defineTable("trade_rule", {
  name: text(),
  minTrades: integer(),
  minCounterparties: integer(),
  maxOpenOrders: integer(),
  maxOpenWorthCents: bigint(),
  maxOpenOnOffer: integer(),
});

export async function getTradeTiers(database: Queryable): Promise<TradeTiers> {
  const tiers = await rules.list(database, {
    name: "get-trade-tiers",
    text: `select ${rules.columns} from trade_rule where name <> 'site'
           order by min_trades, min_counterparties, max_open_orders`,
  });
  const merchant = tiers.find(({ name }) => name === "merchant");
  if (merchant === undefined) throw new Error("the merchants' tier is gone");
  return { ordinary: tiers.filter(({ name }) => name !== "merchant"), merchant };
}
