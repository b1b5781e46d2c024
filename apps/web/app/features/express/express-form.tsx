/** What is wanted: one form that a browser can send by itself; with scripts every change counts at once. */
import { Button } from "@parley/ui/controls/button";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { AmountInput } from "../../shared/forms/amount-input.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { changeMarket, scaleOf, type Wish } from "./express-wish.ts";
import type { ExpressData } from "./load-express.ts";

export interface Choices extends Pick<ExpressData, "coins" | "currencies" | "methodNames"> {
  readonly coin: ExpressData["coins"][number];
  readonly currency: ExpressData["currencies"][number];
}

export interface ExpressFormProps {
  readonly wish: Wish;
  readonly choices: Choices;
  readonly onChange: (wish: Wish) => void;
}

export function ExpressForm({ wish, choices, onChange }: ExpressFormProps) {
  const t = usePhrase();
  const parts = { wish, choices, onChange };
  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
      <SideChoice {...parts} />
      <AmountField {...parts} />
      <MarketFields {...parts} />
      <MethodField {...parts} />
      <noscript>
        <Button type="submit" isWide size="large">
          {t("express.find")}
        </Button>
      </noscript>
    </form>
  );
}

const SIDES = [
  { side: "buy", look: "has-checked:bg-buy-fill" },
  { side: "sell", look: "has-checked:bg-sell-fill" },
] as const;

function SideChoice({ wish, onChange }: ExpressFormProps) {
  const t = usePhrase();
  return (
    <fieldset className="bg-sunken grid grid-cols-2 rounded-lg p-1">
      <legend className="sr-only">{t("express.side")}</legend>
      {SIDES.map(({ side, look }) => (
        <label
          key={side}
          className={`has-checked:text-on-fill text-muted has-focus-visible:outline-focus relative inline-flex min-h-11 items-center justify-center rounded-md px-4 font-semibold has-focus-visible:outline-2 ${look}`}
        >
          <input
            type="radio"
            name="side"
            value={side}
            checked={wish.side === side}
            onChange={() => onChange({ ...wish, side })}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {t(`express.${side}`)}
        </label>
      ))}
    </fieldset>
  );
}

function AmountField({ wish, choices, onChange }: ExpressFormProps) {
  const t = usePhrase();
  const { coin, currency } = choices;
  return (
    <Field label={t("express.amount")}>
      {(control) => (
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-2">
          <AmountInput
            {...control}
            name="amount"
            value={wish.amount}
            scale={scaleOf(wish.amountIn, coin, currency)}
            onValueChange={(amount) => onChange({ ...wish, amount })}
            className="text-lg font-semibold"
          />
          <NativeSelect
            aria-label={t("express.unit")}
            name="in"
            value={wish.amountIn}
            options={[
              { value: "fiat", label: currency.code },
              { value: "crypto", label: coin.code },
            ]}
            // A number means something else in another unit.
            onValueChange={(amountIn) => onChange({ ...wish, amountIn, amount: "" })}
          />
        </div>
      )}
    </Field>
  );
}

function MarketFields({ wish, choices, onChange }: ExpressFormProps) {
  const t = usePhrase();
  const { coins, currencies, coin, currency } = choices;
  const words = {
    placeholder: t("offer.choose"),
    searchLabel: t("offer.filter.search"),
    emptyText: t("shell.error.noMatchingData"),
  };
  return (
    <div className="grid gap-x-2 gap-y-4 min-[25rem]:grid-cols-2 sm:gap-4">
      <Field label={t("express.coin")}>
        {(control) => (
          <LazyCombobox
            {...control}
            {...words}
            name="crypto"
            value={wish.crypto}
            options={coins.map(({ code, name, logoUrl }) => ({
              value: code,
              label: `${code} ${name}`,
              icon: <img src={logoUrl} alt="" width={20} height={20} className="size-5 shrink-0" />,
            }))}
            onValueChange={(code) => {
              const chosen = coins.find((one) => one.code === code) ?? coin;
              onChange(changeMarket(wish, { coin: chosen, currency }));
            }}
          />
        )}
      </Field>
      <Field label={t("express.currency")}>
        {(control) => (
          <LazyCombobox
            {...control}
            {...words}
            name="fiat"
            value={wish.fiat}
            options={currencies.map(({ code, name }) => ({
              value: code,
              label: `${code} ${name}`,
            }))}
            onValueChange={(code) => {
              const chosen = currencies.find((one) => one.code === code) ?? currency;
              onChange(changeMarket(wish, { coin, currency: chosen }));
            }}
          />
        )}
      </Field>
    </div>
  );
}

function MethodField({ wish, choices, onChange }: ExpressFormProps) {
  const t = usePhrase();
  const { currency, methodNames } = choices;
  return (
    <Field label={t("express.method")}>
      {(control) => (
        <NativeSelect
          {...control}
          name="pay"
          value={wish.pay}
          options={[
            { value: "", label: t("express.anyMethod") },
            ...currency.payMethods.map((code) => ({
              value: code,
              label: methodNames[code] ?? code,
            })),
          ]}
          onValueChange={(pay) => onChange({ ...wish, pay })}
        />
      )}
    </Field>
  );
}
