/** Live reference prices of the main coins in one currency. The form works without scripts too. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { publicRates } from "@parley/contract/endpoints/rates";
import { Badge } from "@parley/ui/badge";
import { Button } from "@parley/ui/button";
import { Money } from "@parley/ui/money";
import { NativeSelect } from "@parley/ui/native-select";
import { Time } from "@parley/ui/time";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { useLocalPath } from "../../shell/page-data.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { usePolling } from "../../shell/polling.ts";

type Rates = EndpointReply<typeof publicRates>;

export interface PricePanelProps {
  readonly coins: readonly { code: string; name: string; logoUrl: string }[];
  readonly currency: { readonly code: string; readonly symbol: string };
  readonly currencies: readonly { code: string; name: string }[];
  readonly rates: Rates | null;
}

export function PricePanel({ coins, currency, currencies, rates: first }: PricePanelProps) {
  const t = usePhrase();
  const rates = useLiveRates(coins, currency.code, first);
  return (
    <section
      aria-labelledby="prices-title"
      className="border-line bg-surface overflow-hidden rounded-xl border shadow-raised"
    >
      <header className="border-line flex flex-wrap items-center justify-between gap-3 border-b px-4 py-3">
        <h2 id="prices-title" className="text-base font-semibold">
          {t("home.prices.title")}
        </h2>
        <CurrencyForm chosen={currency.code} currencies={currencies} />
      </header>
      {rates === null ? (
        <p className="text-muted px-4 py-16 text-center">{t("home.prices.unavailable")}</p>
      ) : (
        <PriceTable coins={coins} currency={currency} rates={rates} />
      )}
      <footer className="border-line text-muted flex flex-col gap-1 border-t px-4 py-3 text-xs">
        {rates !== null && rates.asOf !== null && (
          <p className="flex flex-wrap items-center gap-2">
            <span>
              {`${t("home.prices.asOf")} `}
              <Time at={rates.asOf} />
            </span>
            {rates.stale && <Badge tone="warning">{t("home.prices.stale")}</Badge>}
          </p>
        )}
        <p>{t("home.prices.note")}</p>
      </footer>
    </section>
  );
}

function PriceTable({
  coins,
  currency,
  rates,
}: Pick<PricePanelProps, "coins" | "currency"> & { rates: Rates }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const marketPath = (side: "buy" | "sell", coin: string) =>
    `${toPath(`/p2p/${side}`)}?crypto=${coin}&fiat=${currency.code}`;
  return (
    <table className="w-full text-sm">
      <thead className="text-muted text-xs max-sm:sr-only">
        <tr>
          <th scope="col" className="px-4 py-2 text-start font-medium">
            {t("home.prices.coin")}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-medium">
            {t("home.prices.price")}
          </th>
          <th scope="col" className="px-4 py-2 text-end font-medium">
            {t("home.prices.trade")}
          </th>
        </tr>
      </thead>
      <tbody>
        {coins.map(({ code, name, logoUrl }) => (
          <tr
            key={code}
            className="border-line border-t max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center"
          >
            <th scope="row" className="px-4 py-2 text-start font-normal">
              <span className="flex items-center gap-3">
                <img
                  src={logoUrl}
                  alt=""
                  width={24}
                  height={24}
                  fetchPriority="low"
                  className="size-6"
                />
                <span className="flex flex-col sm:flex-row sm:items-baseline sm:gap-2">
                  <span className="font-medium">{code}</span>
                  <span className="text-muted">{name}</span>
                </span>
              </span>
            </th>
            <td className="py-2 text-end max-sm:pe-4 sm:px-2">
              <Money amount={rates[code] ?? null} unit={currency.code} />
            </td>
            <td className="px-2 max-sm:col-span-2 max-sm:pb-2 sm:px-4 sm:py-2">
              <span className="flex gap-1 sm:justify-end">
                <Link
                  to={marketPath("buy", code)}
                  aria-label={t("home.prices.buyCoin", { coin: code })}
                  className="text-buy hover:bg-buy-soft inline-flex min-h-9 items-center rounded-md px-2 font-medium"
                >
                  {t("home.prices.buy")}
                </Link>
                <Link
                  to={marketPath("sell", code)}
                  aria-label={t("home.prices.sellCoin", { coin: code })}
                  className="text-sell hover:bg-sell-soft inline-flex min-h-9 items-center rounded-md px-2 font-medium"
                >
                  {t("home.prices.sell")}
                </Link>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CurrencyForm({
  chosen,
  currencies,
}: {
  chosen: string;
  currencies: PricePanelProps["currencies"];
}) {
  const t = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const change = (code: string) => void navigate(`?fiat=${code}`, { preventScrollReset: true });
  const takeEarlyChoice = useEffectEvent(() => {
    const early = form.current && new FormData(form.current).get("fiat");
    if (typeof early === "string" && early !== chosen) change(early);
  });
  // The page is seen before its scripts run; whatever was chosen until then nobody heard.
  useEffect(() => takeEarlyChoice(), []);
  return (
    <Form ref={form} preventScrollReset className="flex items-center gap-2">
      <label htmlFor="price-currency" className="text-muted">
        {t("home.prices.currency")}
      </label>
      <NativeSelect
        id="price-currency"
        name="fiat"
        value={chosen}
        options={currencies.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        onValueChange={change}
        className="w-40"
      />
      <noscript>
        <Button type="submit" tone="secondary">
          {t("home.prices.show")}
        </Button>
      </noscript>
    </Form>
  );
}

/** The prices the page came with, asked for again while somebody looks at them. */
function useLiveRates(
  coins: PricePanelProps["coins"],
  currency: string,
  first: Rates | null,
): Rates | null {
  const [latest, setLatest] = useState({ currency, rates: first });
  usePolling(() => {
    const assets = coins.map(({ code }) => code).join(",");
    const ask = async () => {
      const { fetchRates } = await import("./fetch-rates.ts");
      const rates = await fetchRates(assets, currency);
      if (rates !== null) setLatest({ currency, rates });
    };
    // A failed round keeps the last prices; their age is shown beside them.
    ask().catch(() => undefined);
  });
  return latest.currency === currency ? latest.rates : first;
}
