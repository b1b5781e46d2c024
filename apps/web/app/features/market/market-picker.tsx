/** Side, coin and currency. Links and a form, so that every choice is an address of its own. */
import { Button } from "@parley/ui/controls/button";
import { moveByArrows } from "@parley/ui/navigation/arrow-keys";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useChosen } from "../../shared/data/use-chosen.ts";
import { QueryForm } from "../../shared/forms/query-form.tsx";
import type { Market } from "./load-market.ts";
import type { TakerSide as Side } from "../../shared/trade/listed-offer.ts";

const SIDES = ["buy", "sell"] as const;
const SIDE_LOOK = {
  buy: "bg-buy-fill text-on-fill",
  sell: "bg-sell-fill text-on-fill",
} as const satisfies Record<Side, string>;

interface PickerProps {
  readonly side: Side;
  readonly market: Market;
}

/** On a phone the coins are in their picker alone: they would take a line away from the offers. */
export function MarketPicker({ side, market }: PickerProps) {
  const t = usePhrase();
  const toMarket = useMarketPath();
  const { coin, currency } = market;
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:border-b">
      <nav aria-label={t("market.side")} className="bg-sunken flex rounded-lg p-1 max-sm:w-full">
        {SIDES.map((wanted) => (
          <a
            key={wanted}
            href={toMarket(wanted, coin.code, currency.code)}
            aria-current={wanted === side ? "page" : undefined}
            className={`inline-flex min-h-10 items-center justify-center rounded-md px-5 font-semibold max-sm:flex-1 ${wanted === side ? SIDE_LOOK[wanted] : "text-muted"}`}
          >
            {t(wanted === "buy" ? "market.buy" : "market.sell")}
          </a>
        ))}
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys pressed on its links arrive here. */}
      <nav
        aria-label={t("market.coins")}
        onKeyDown={(event) => moveByArrows(event, [...event.currentTarget.querySelectorAll("a")])}
        className="-mb-px flex w-full gap-1 overflow-x-auto max-sm:hidden"
      >
        {market.coins.map(({ code }) => (
          <a
            key={code}
            href={toMarket(side, code, currency.code)}
            tabIndex={code === coin.code ? 0 : -1}
            aria-current={code === coin.code ? "page" : undefined}
            className="coin-link"
          >
            {code}
          </a>
        ))}
      </nav>
    </div>
  );
}

function useMarketPath() {
  const toPath = useLocalPath();
  return (side: Side, crypto: string, fiat: string) =>
    `${toPath(`/p2p/${side}`)}?crypto=${crypto}&fiat=${fiat}`;
}

function readCurrencies({ currencyLines }: Market) {
  return currencyLines.split("\n").map((line) => {
    const end = line.indexOf(" ");
    const [code, name] = [line.slice(0, end), line.slice(end + 1)];
    return { value: code, label: code, keywords: name, detail: name };
  });
}

/** On a phone it shares a line with the amount and the filters. */
const PICKER =
  "min-w-0 max-sm:gap-1 max-sm:ps-2.5 max-sm:pe-1.5 max-sm:text-sm max-sm:[&>select]:ps-2.5 max-sm:[&>select]:pe-6 max-sm:[&>select]:text-sm max-sm:[&>svg.control-sign]:end-1.5";

export function MarketChoice({ side, market }: PickerProps) {
  const t = usePhrase();
  const toMarket = useMarketPath();
  const present = { crypto: market.coin.code, fiat: market.currency.code };
  const address = toMarket(side, present.crypto, present.fiat);
  const { chosen, choose } = useChosen(present, address, (query) => ({
    crypto: query.get("crypto") ?? present.crypto,
    fiat: query.get("fiat") ?? present.fiat,
  }));
  const change = (part: Partial<typeof present>) => {
    const next = { ...chosen, ...part };
    choose(next, toMarket(side, next.crypto, next.fiat));
  };
  const texts = { searchLabel: t("offer.filter.search"), emptyText: t("offer.home.empty") };
  return (
    <QueryForm className="flex w-41 shrink-0 items-start gap-2 sm:w-60">
      <LazyCombobox
        {...texts}
        aria-label={t("offer.home.crypto")}
        placeholder={t("offer.home.crypto")}
        name="crypto"
        value={chosen.crypto}
        options={market.coins.map(({ code, name, logoUrl }) => ({
          value: code,
          label: code,
          keywords: name,
          detail: name,
          // The closed picker of a phone has room for the code alone.
          icon: <img src={logoUrl} alt="" className="size-5 shrink-0 max-sm:in-[button]:hidden" />,
        }))}
        onValueChange={(crypto) => change({ crypto })}
        className={`${PICKER} flex-[7]`}
      />
      <LazyCombobox
        {...texts}
        aria-label={t("offer.home.fiat")}
        placeholder={t("offer.home.fiat")}
        name="fiat"
        value={chosen.fiat}
        options={readCurrencies(market)}
        onValueChange={(fiat) => change({ fiat })}
        className={`${PICKER} flex-[6]`}
      />
      <noscript>
        <Button type="submit" tone="secondary">
          {t("market.show")}
        </Button>
      </noscript>
    </QueryForm>
  );
}
