/** Side, coin and currency. Links and a form, so that every choice is an address of its own. */
import { Button } from "@parley/ui/button";
import { NativeSelect } from "@parley/ui/native-select";
import { Form, NavLink, useNavigate } from "react-router";
import { useLocalPath } from "../../shell/page-data.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import type { Market } from "./load-market.ts";
import type { TakerSide as Side } from "../../shell/trade/listed-offer.ts";

const SIDES = ["buy", "sell"] as const;
const SIDE_LOOK = {
  buy: "aria-[current=page]:bg-buy-fill",
  sell: "aria-[current=page]:bg-sell-fill",
} as const satisfies Record<Side, string>;

export function MarketPicker({ side, market }: { side: Side; market: Market }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { coin, currency } = market;
  const marketPath = (wanted: Side, code: string) =>
    `${toPath(`/p2p/${wanted}`)}?crypto=${code}&fiat=${currency.code}`;
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b">
      <nav aria-label={t("market.side")} className="bg-sunken flex rounded-lg p-1">
        {SIDES.map((wanted) => (
          <NavLink
            key={wanted}
            to={marketPath(wanted, coin.code)}
            className={`aria-[current=page]:text-on-fill text-muted inline-flex min-h-10 items-center rounded-md px-5 font-semibold ${SIDE_LOOK[wanted]}`}
          >
            {t(wanted === "buy" ? "market.buy" : "market.sell")}
          </NavLink>
        ))}
      </nav>
      <CurrencyChoice side={side} market={market} />
      <nav aria-label={t("market.coins")} className="-mb-px flex w-full gap-1 overflow-x-auto">
        {market.coins.map(({ code }) => (
          <NavLink
            key={code}
            to={marketPath(side, code)}
            aria-current={code === coin.code ? "page" : "false"}
            className="text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:border-accent inline-flex min-h-11 items-center border-b-2 border-transparent px-2 font-medium"
          >
            {code}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

function CurrencyChoice({ side, market }: { side: Side; market: Market }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const navigate = useNavigate();
  return (
    <Form className="flex items-center gap-2">
      <input type="hidden" name="crypto" value={market.coin.code} />
      <label htmlFor="market-currency" className="text-muted">
        {t("market.currency")}
      </label>
      <div className="w-52">
        <NativeSelect
          id="market-currency"
          name="fiat"
          value={market.currency.code}
          options={market.currencies.map(({ code, name }) => ({
            value: code,
            label: `${code} ${name}`,
          }))}
          onValueChange={(code) =>
            void navigate(`${toPath(`/p2p/${side}`)}?crypto=${market.coin.code}&fiat=${code}`)
          }
        />
      </div>
      <noscript>
        <Button type="submit" tone="secondary">
          {t("market.show")}
        </Button>
      </noscript>
    </Form>
  );
}
