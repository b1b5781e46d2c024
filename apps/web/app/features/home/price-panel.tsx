/**
 * Live prices of the main coins in one currency: the reference, and the best that is offered. The
 * form works without scripts too.
 */
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { useNumbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { Time } from "@parley/ui/data/time";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { useChosen } from "../../shared/data/use-chosen.ts";
import { QueryForm } from "../../shared/forms/query-form.tsx";
import type { BestPrice, Prices } from "./main-markets.ts";

export interface PricePanelProps {
  readonly coins: readonly { code: string; name: string; logoUrl: string }[];
  readonly currency: { readonly code: string; readonly symbol: string };
  readonly currencies: readonly { code: string; name: string }[];
  /** Null while they are on their way: a page for all readers asks for them once it is displayed. */
  readonly prices: Prices | null;
}

export function PricePanel({ coins, currency, currencies, prices }: PricePanelProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const rates = prices?.rates ?? null;
  return (
    <section
      aria-labelledby="prices-title"
      className="border-line bg-surface text-ink overflow-hidden rounded-xl border shadow-raised"
    >
      <header className="border-line flex flex-wrap items-center justify-between gap-3 border-b px-4 py-3">
        <h2 id="prices-title" className="text-lg font-bold">
          {t("home.prices.title")}
        </h2>
        <CurrencyForm present={currency.code} currencies={currencies} />
      </header>
      {prices !== null && rates === null ? (
        <p className="text-muted px-4 py-16 text-center">{t("home.prices.unavailable")}</p>
      ) : (
        <PriceTable coins={coins} currency={currency} prices={prices} />
      )}
      <footer className="border-line text-muted flex flex-col gap-1 border-t px-4 py-3 text-xs">
        {prices === null && <p className="min-h-5" />}
        {rates !== null && rates.asOf !== null && (
          <p className="flex min-h-5 flex-wrap items-center gap-2">
            <span>{rich("home.prices.asOf", { time: <Time key="time" at={rates.asOf} /> })}</span>
            {rates.stale && <Badge tone="warning">{t("home.prices.stale")}</Badge>}
          </p>
        )}
        <p>{t("home.prices.note")}</p>
      </footer>
    </section>
  );
}

interface PriceTableProps extends Pick<PricePanelProps, "coins" | "currency"> {
  /** Null: they are on their way, and their places have the size they will have. */
  readonly prices: Prices | null;
}

const HEAD = "px-2 py-2 text-end font-medium";

function PriceTable({ coins, currency, prices }: PriceTableProps) {
  const t = usePhrase();
  return (
    <table className="w-full table-fixed text-sm" aria-busy={prices === null}>
      <thead className="text-muted text-xs max-sm:sr-only">
        <tr>
          <th scope="col" className="px-4 py-2 text-start font-medium">
            {t("home.prices.coin")}
          </th>
          <th scope="col" className={HEAD}>
            {t("home.prices.price")}
          </th>
          <th scope="col" className={HEAD}>
            {t("home.prices.bestBuy")}
          </th>
          <th scope="col" className={`${HEAD} pe-4`}>
            {t("home.prices.bestSell")}
          </th>
        </tr>
      </thead>
      <tbody>
        {coins.map((coin) => {
          const best = prices?.offers?.find(({ crypto }) => crypto === coin.code);
          const parts = { coin: coin.code, fiat: currency.code, isPending: prices === null };
          return (
            <tr
              key={coin.code}
              className="border-line border-t max-sm:grid max-sm:grid-cols-2 max-sm:items-center"
            >
              <CoinName {...coin} />
              <td className="py-2 text-end max-sm:pe-4 sm:px-2">
                {prices === null ? (
                  <Skeleton className="ms-auto h-4 w-20" />
                ) : (
                  <Money amount={prices.rates?.[coin.code] ?? null} unit={currency.code} />
                )}
              </td>
              <td className="max-sm:px-2 max-sm:pb-2 sm:py-1 sm:text-end">
                <BestLink side="buy" best={best?.buy ?? null} {...parts} />
              </td>
              <td className="text-end max-sm:px-2 max-sm:pb-2 sm:py-1 sm:pe-2">
                <BestLink side="sell" best={best?.sell ?? null} {...parts} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function CoinName({ code, name, logoUrl }: PricePanelProps["coins"][number]) {
  return (
    <th scope="row" className="px-4 py-2 text-start font-normal">
      {/* As high as its two lines, which may arrive after the picture. */}
      <span className="flex min-h-9 items-center gap-3">
        <img src={logoUrl} alt="" width={24} height={24} fetchPriority="low" className="size-6" />
        <span className="flex flex-col">
          <span className="font-medium">{code}</span>
          <span className="text-muted text-xs">{name}</span>
        </span>
      </span>
    </th>
  );
}

const LOOKS = {
  buy: {
    look: "text-buy hover:bg-buy-soft items-start",
    label: "home.prices.buyCoin",
    word: "home.prices.buy",
  },
  sell: {
    look: "text-sell hover:bg-sell-soft items-end",
    label: "home.prices.sellCoin",
    word: "home.prices.sell",
  },
} as const;

interface BestLinkProps {
  readonly side: "buy" | "sell";
  readonly coin: string;
  readonly fiat: string;
  readonly best: BestPrice | null;
  readonly isPending: boolean;
}

/** The best price and how many offers there are, as the way to their list. */
function BestLink({ side, coin, fiat, best, isPending }: BestLinkProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  // With a plus where there are more than are counted.
  const countText = ({ offers, capped }: BestPrice) => number(offers) + (capped ? "+" : "");
  const toPath = useLocalPath();
  const { look, label, word } = LOOKS[side];
  return (
    <a
      href={`${toPath(`/p2p/${side}`)}?crypto=${coin}&fiat=${fiat}`}
      className={`flex min-h-11 flex-col justify-center rounded-md px-2 font-medium sm:items-end ${look}`}
    >
      <span className={best === null && !isPending ? "" : "sr-only"}>{t(label, { coin })}</span>
      {isPending && <PendingPrice />}
      {best !== null && (
        <span>
          {/* The head of the column says it where there is one to be seen. */}
          <span aria-hidden className="me-1 font-normal sm:hidden">
            {t(word)}
          </span>
          {/* A long price goes to a line of its own. */}
          <wbr />
          <Money amount={best.price} />
        </span>
      )}
      {!isPending && (
        <span className="text-muted text-xs font-normal">
          {best === null
            ? t("home.prices.noOffers")
            : t("home.prices.offers", { count: countText(best) })}
        </span>
      )}
    </a>
  );
}

/** Two lines, as the price and the number of offers. */
function PendingPrice() {
  return (
    <span className="flex h-9 flex-col justify-center gap-1.5">
      <Skeleton className="h-3.5 w-16" />
      <Skeleton className="h-2.5 w-12" />
    </span>
  );
}

function CurrencyForm({
  present,
  currencies,
}: {
  present: string;
  currencies: PricePanelProps["currencies"];
}) {
  const t = usePhrase();
  const { chosen, choose } = useChosen(present, present, (query) => query.get("fiat") ?? present);
  const change = (code: string) => {
    choose(code, `?fiat=${code}`);
  };
  return (
    <QueryForm className="flex items-center gap-2">
      <label htmlFor="price-currency" className="text-muted">
        {t("home.prices.currency")}
      </label>
      <div className="w-44">
        <NativeSelect
          id="price-currency"
          name="fiat"
          value={chosen}
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          onValueChange={change}
        />
      </div>
      <noscript>
        <Button type="submit" tone="secondary">
          {t("home.prices.show")}
        </Button>
      </noscript>
    </QueryForm>
  );
}
