/** Express in short: an amount leads to the page that knows its best offer. A plain form. */
import { amountValue, readTypedAmount } from "@parley/domain/money/typed-amount";
import { Button } from "@parley/ui/controls/button";
import { useNumbers } from "@parley/ui/data/language";
import { NativeSelect } from "@parley/ui/controls/native-select";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { AmountInput } from "../../shared/forms/amount-input.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export interface ExpressBoxProps {
  readonly coins: readonly { readonly code: string }[];
  readonly currency: { readonly code: string; readonly scale: number };
}

const SIDES = [
  { side: "buy", phrase: "home.prices.buy", look: "has-checked:bg-buy-fill" },
  { side: "sell", phrase: "home.prices.sell", look: "has-checked:bg-sell-fill" },
] as const;

export function ExpressBox({ coins, currency }: ExpressBoxProps) {
  const t = usePhrase();
  const { language } = useNumbers();
  const toPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [side, setSide] = useState("buy");
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
    take("side", setSide);
  });
  // The page is painted before its scripts run; input until then is picked up at hydration.
  useEffect(() => takeEarly(), []);
  return (
    <section
      aria-labelledby="express-title"
      className="border-line bg-surface flex flex-col gap-3 rounded-xl border p-4"
    >
      <h2 id="express-title" className="text-base font-semibold">
        {t("home.express.title")}
      </h2>
      <Form ref={form} action={toPath("/p2p/express")} className="flex flex-col gap-3">
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
        <Button type="submit" isWide>
          {t("home.express.find")}
        </Button>
      </Form>
    </section>
  );
}
