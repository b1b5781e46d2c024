/**
 * The filters of a listing: one form, which the browser can send by itself. With scripts each
 * choice leads to its address at once. A phone shows the amount and a button with the count of the
 * others, which are in a sheet: the browser's own popover, so that it opens before any script.
 */
import { parseAmount } from "@parley/domain/money/amount";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import { keptMarkup } from "@parley/ui/data/kept-markup";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { Spinner } from "@parley/ui/controls/spinner";
import { SORTS } from "@parley/contract/endpoints/market/offers";
import ChevronDown from "lucide-react/icons/chevron-down";
import { AmountInput } from "../../shared/forms/amount-input.tsx";
import { FilterSheet, SheetButton } from "../../shared/forms/filter-sheet.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useTypedChoice } from "../../shared/data/use-typed-choice.ts";
import { QueryForm } from "../../shared/forms/query-form.tsx";
import { useUser } from "../../shell/page/user-store.ts";
import { EVERYTHING, FLAGS, isFiltered, type ListingQuery } from "./listing-query.ts";
import type { Market } from "./load-market.ts";
import type { ListingChoice } from "./use-listing-choice.ts";

interface FilterProps {
  readonly market: Market;
  readonly query: ListingQuery;
  readonly onChange: (query: ListingQuery, typing?: number) => void;
}

export interface ListingFiltersProps extends Omit<FilterProps, "onChange"> {
  readonly choice: ListingChoice;
  /** The list of the last choice is awaited. */
  readonly isWorking: boolean;
}

export function ListingFilters({ market, query, choice, isWorking }: ListingFiltersProps) {
  const t = usePhrase();
  const { chosen, choose, pathOf } = choice;
  const parts = { market, query: chosen, onChange: choose };
  const count = chosen.pay.length + chosen.flags.length;
  return (
    <search aria-label={t("offer.filter.title")} className="relative min-w-0 flex-1">
      <QueryForm className="flex flex-wrap items-start gap-2">
        <input type="hidden" name="crypto" value={market.coin.code} />
        <input type="hidden" name="fiat" value={market.currency.code} />
        <AmountFilter {...parts} isWorking={isWorking} />
        <SheetButton
          sheetId={SHEET_ID}
          count={count}
          label={count === 0 ? t("offer.filter.title") : t("offer.filter.active", { count })}
        />
        <FilterSheet
          id={SHEET_ID}
          title={t("offer.filter.title")}
          doneLabel={t("offer.filter.show")}
        >
          <UnitChoice {...parts} />
          <MethodFilter {...parts} />
          <MoreFilters {...parts} />
          <SortChoice {...parts} />
          {/* In the sheet of a phone, elsewhere above: in the row it would move the offers. */}
          {isFiltered(query) && (
            <a
              href={pathOf({ ...EVERYTHING, sort: query.sort })}
              className={`${buttonClass({ tone: "quiet" })} sm:absolute sm:end-0 sm:bottom-full sm:min-h-6 sm:px-1 sm:py-0`}
            >
              {t("offer.filter.clear")}
            </a>
          )}
        </FilterSheet>
        <noscript>
          <Button type="submit" tone="secondary">
            {t("offer.filter.search")}
          </Button>
        </noscript>
      </QueryForm>
    </search>
  );
}

function AmountFilter({
  market,
  query,
  onChange,
  isWorking,
}: FilterProps & Pick<ListingFiltersProps, "isWorking">) {
  const t = usePhrase();
  const { coin, currency } = market;
  const unit = query.amountIn === "fiat" ? currency : coin;
  const { text, type, apply, leave } = useTypedChoice({
    chosen: query.amount,
    // While the field asks what was meant, the list stays as it is; a zero begins an amount.
    isChoice: (amount) => amount === "" || (parseAmount(amount, unit.scale) ?? 0n) > 0n,
    choose: (amount, typing) => onChange({ ...query, amount }, typing),
  });
  return (
    <div className="offer-amount min-w-0 max-sm:flex-1 sm:w-44">
      <AmountInput
        aria-label={t("offer.home.amount")}
        placeholder={t("offer.home.amount")}
        name="amount"
        value={text}
        scale={unit.scale}
        action={isWorking ? <Spinner /> : undefined}
        onValueChange={type}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply();
        }}
        className="min-w-0"
      />
    </div>
  );
}

const SHEET_ID = "offer-filters";

function UnitChoice({ market: { coin, currency }, query, onChange }: FilterProps) {
  const t = usePhrase();
  const label = t("offer.filter.unit");
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span aria-hidden className="text-muted sm:hidden">
        {label}
      </span>
      <div className="max-sm:flex-1 sm:w-24">
        <NativeSelect
          aria-label={label}
          name="in"
          value={query.amountIn}
          options={[
            { value: "fiat", label: currency.code },
            { value: "crypto", label: coin.code },
          ]}
          onValueChange={(amountIn) => onChange({ ...query, amount: "", amountIn })}
        />
      </div>
    </div>
  );
}

const SUMMARY = "filter-button max-sm:w-full max-sm:justify-between";

/** In the sheet of a phone it opens in its place. */
const SHEET =
  "w-72 max-h-96 overflow-y-auto max-sm:static max-sm:w-full max-sm:max-h-none max-sm:border-0 max-sm:shadow-none";

const CHOICE = "filter-choice";

function MethodFilter({ market, query, onChange }: FilterProps) {
  const t = usePhrase();
  const { pay } = query;
  const summary =
    pay.length === 0
      ? t("offer.field.paymentMethods")
      : t("offer.filter.methodCount", { count: pay.length });
  const legend = t("offer.home.paymentMethod");
  const choices = () => (
    <>
      <legend className="text-muted px-3 pt-1 text-xs">{legend}</legend>
      {market.payMethods.map(({ code, name }) => (
        <Checkbox
          key={code}
          name="pay"
          value={code}
          label={name}
          checked={pay.includes(code)}
          onChange={({ currentTarget: { checked } }) =>
            onChange({
              ...query,
              pay: checked ? [...pay, code] : pay.filter((one) => one !== code),
            })
          }
          className={CHOICE}
        />
      ))}
    </>
  );
  const key = JSON.stringify(["methods", legend, market.payMethods, pay]);
  const kept = keptMarkup(key, choices);
  const content = kept === null ? { children: choices() } : { dangerouslySetInnerHTML: kept };
  return (
    <Disclosure
      summary={<Summary text={summary} />}
      summaryClassName={SUMMARY}
      panelClassName={SHEET}
    >
      <fieldset {...content} />
    </Disclosure>
  );
}

/** These filters concern the reader and need a login. */
const PERSONAL: ReadonlySet<string> = new Set(["takeable", "followed"]);

function MoreFilters({ query, onChange }: FilterProps) {
  const t = usePhrase();
  const isKnown = useUser() !== null;
  const { flags } = query;
  const summary =
    flags.length === 0
      ? t("offer.filter.more")
      : t("offer.filter.moreCount", { count: flags.length });
  return (
    <Disclosure
      summary={<Summary text={summary} />}
      summaryClassName={SUMMARY}
      panelClassName={SHEET}
    >
      <fieldset>
        <legend className="sr-only">{t("offer.filter.more")}</legend>
        {FLAGS.filter((flag) => isKnown || !PERSONAL.has(flag)).map((flag) => (
          <Checkbox
            key={flag}
            name={flag}
            value="1"
            label={t(`offer.filter.${flag}`)}
            checked={flags.includes(flag)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                ...query,
                flags: checked ? [...flags, flag] : flags.filter((one) => one !== flag),
              })
            }
            className={CHOICE}
          />
        ))}
      </fieldset>
    </Disclosure>
  );
}

function Summary({ text }: { text: string }) {
  return (
    <>
      {text}
      <ChevronDown aria-hidden className="text-subtle size-4" />
    </>
  );
}

function SortChoice({ query, onChange }: FilterProps) {
  const t = usePhrase();
  return (
    <label className="text-muted flex items-center gap-2 max-sm:w-full sm:ms-auto">
      <span className="shrink-0 sm:sr-only">{t("offer.sort")}</span>
      <span aria-hidden className="flex flex-col max-sm:hidden">
        <ChevronDown className="size-3.5 rotate-180" />
        <ChevronDown className="-mt-1 size-3.5" />
      </span>
      <div className="min-w-0 max-sm:flex-1 sm:w-44">
        <NativeSelect
          name="sort"
          value={query.sort}
          options={SORTS.map((sort) => ({ value: sort, label: t(`offer.sort.${sort}`) }))}
          onValueChange={(sort) => onChange({ ...query, sort })}
        />
      </div>
    </label>
  );
}
