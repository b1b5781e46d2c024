/**
 * Express in short: what an amount comes to with the best offer, and the way to it. A plain form, which
 * works before scripts are there and without them.
 */
import { amountValue, readTypedAmount } from "@parley/domain/money/typed-amount";
import { Button } from "@parley/ui/controls/button";
import { useNumbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { AmountInput } from "../../shared/forms/amount-input.tsx";
import { QueryForm } from "../../shared/forms/query-form.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import type { Prices, Wish } from "./main-markets.ts";
import { useQuote, type Quote } from "./use-quote.ts";

export interface ExpressBoxProps {
  readonly coins: readonly { readonly code: string }[];
  readonly currency: { readonly code: string; readonly scale: number };
  /** Of the main markets, for what is said before an amount is typed. Null while they are on their way. */
  readonly prices: Prices | null;
}

const SIDES = [
  { side: "buy", phrase: "home.prices.buy", look: "has-checked:bg-buy-fill" },
  { side: "sell", phrase: "home.prices.sell", look: "has-checked:bg-sell-fill" },
] as const;

export function ExpressBox({ coins, currency, prices }: ExpressBoxProps) {
  const t = usePhrase();
  const { language } = useNumbers();
  const toPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [side, setSide] = useState<Wish["side"]>("buy");
  const [amount, setAmount] = useState("");
  const [coin, setCoin] = useState(coins[0]?.code ?? "");
  const takeEarly = useEffectEvent(() => {
    if (form.current === null) return;
    const early = new FormData(form.current);
    const take = (name: string, set: (value: string) => void) => {
      const value = early.get(name);
      if (typeof value === "string" && value !== "") set(value);
    };
    take("amount", (text) =>
      setAmount(
        amountValue(text, readTypedAmount(text, currency.scale, { unit: currency.code, language })),
      ),
    );
    take("crypto", setCoin);
    take("side", (text) => setSide(text === "sell" ? "sell" : "buy"));
  });
  // The page is painted before its scripts run; input until then is picked up at hydration.
  useEffect(() => takeEarly(), []);
  const wish = { side, crypto: coin, fiat: currency.code, amount };
  return (
    <section
      aria-labelledby="express-title"
      className="bg-surface text-ink shadow-raised flex flex-col gap-3 rounded-xl p-4 sm:gap-4 sm:p-6"
    >
      <h2 id="express-title" className="text-base font-bold sm:text-xl">
        {t("home.express.title")}
      </h2>
      <QueryForm
        ref={form}
        action={toPath("/p2p/express")}
        className="flex flex-col gap-3 sm:gap-4"
      >
        <input type="hidden" name="fiat" value={currency.code} />
        <fieldset className="bg-sunken grid grid-cols-2 rounded-lg p-1">
          <legend className="sr-only">{t("home.express.side")}</legend>
          {SIDES.map(({ side: one, phrase, look }) => (
            <label
              key={one}
              className={`has-checked:text-on-fill text-muted has-focus-visible:outline-focus relative inline-flex min-h-10 items-center justify-center rounded-md font-semibold has-focus-visible:outline-2 ${look}`}
            >
              <input
                type="radio"
                name="side"
                value={one}
                checked={side === one}
                onChange={() => setSide(one)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {t(phrase)}
            </label>
          ))}
        </fieldset>
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-2">
          <AmountInput
            aria-label={t("home.express.amount")}
            placeholder={t("home.express.amount")}
            name="amount"
            value={amount}
            scale={currency.scale}
            onValueChange={setAmount}
            unit={currency.code}
          />
          <NativeSelect
            aria-label={t("home.prices.coin")}
            name="crypto"
            value={coin}
            options={coins.map(({ code }) => ({ value: code, label: code }))}
            onValueChange={setCoin}
          />
        </div>
        <Result wish={wish} quote={useQuote(wish)} prices={prices} />
        <Button type="submit" size="large" isWide tone={side}>
          {t("home.express.find")}
        </Button>
      </QueryForm>
    </section>
  );
}

const DIGITS = { maximumDigits: 8 } as const;

interface ResultProps {
  readonly wish: Wish;
  readonly quote: Quote | null;
  readonly prices: Prices | null;
}

/** What the amount comes to; before there is one, the best price. Its place has its height from the start. */
function Result({ wish, quote, prices }: ResultProps) {
  const rich = useRichPhrase();
  const t = usePhrase();
  const { side, crypto, fiat } = wish;
  const best = prices?.offers?.find((one) => one.crypto === crypto)?.[side] ?? null;
  const price = quote?.found === true ? quote.quote.price : best?.price;
  return (
    <output
      aria-busy={quote === null && prices === null}
      className="bg-brand-soft flex min-h-19 flex-col justify-center rounded-md px-4 py-2.5 max-sm:min-h-26 max-sm:px-3"
    >
      {quote?.found === true && (
        <span className="text-lg font-bold">
          {rich(side === "buy" ? "home.express.youGet" : "home.express.youGive", {
            amount: (
              <Money
                key="amount"
                amount={side === "buy" ? quote.quote.receiveQuantity : quote.quote.quantity}
                unit={crypto}
                briefAs={crypto}
                {...DIGITS}
              />
            ),
          })}
        </span>
      )}
      {quote?.found === false && <span className="font-medium">{t("home.express.none")}</span>}
      {quote?.found !== false && price !== undefined && (
        <span className={quote === null ? "font-semibold" : "text-muted"}>
          {rich("home.express.price", {
            price: <Money key="price" amount={price} unit={fiat} />,
          })}
        </span>
      )}
      {quote === null && prices === null && <Skeleton className="h-5 w-40" />}
      {quote === null && best === null && prices !== null && (
        <span className="text-muted">{t("home.prices.noOffers")}</span>
      )}
    </output>
  );
}
