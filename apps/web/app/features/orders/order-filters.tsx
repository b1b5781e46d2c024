/** The search and the filters of My Orders. Each choice is an address of its own. */
import { ORDER_STATUS_FILTERS } from "@parley/contract/endpoints/trade/orders";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextInput } from "@parley/ui/controls/text-input";
import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import { useState, type ReactNode } from "react";
import { DayFields } from "../../shared/forms/day-fields.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { usePayment } from "../../shell/state/payment-store.ts";
import { FilterSheet, SheetButton } from "../../shared/forms/filter-sheet.tsx";
import { useChosen } from "../../shared/data/use-chosen.ts";
import { useTypedChoice } from "../../shared/data/use-typed-choice.ts";
import {
  EVERYTHING,
  filterOf,
  isEverything,
  isSearch,
  queryOf,
  TYPES,
  type OrderFilter,
} from "./order-filter.ts";

/** Means no choice: a select has to have a value. */
const ALL = "all";

interface PartProps {
  readonly filter: OrderFilter;
  readonly change: (part: Partial<OrderFilter>, typing?: number) => void;
}

export function OrderFilters({ filter: present }: { filter: OrderFilter }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  // An order that is being opened replaces the list, and changes nothing of it.
  const { chosen: filter, choose } = useChosen(present, queryOf(present), (query) =>
    query.has("orderId") ? present : filterOf(query),
  );
  const change = (part: Partial<OrderFilter>, typing?: number) => {
    const next = { ...filter, page: 1, ...part };
    choose(next, toPath(`/p2p/order${queryOf(next)}`), typing);
  };
  const parts = { filter, change };
  const count = countOf(filter);
  return (
    <>
      <Card className="max-sm:flex max-sm:gap-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 sm:grid sm:grid-cols-2 sm:items-end sm:gap-x-3 sm:gap-y-4 md:grid-cols-4">
        <SearchField {...parts} />
        <SheetButton
          sheetId={SHEET_ID}
          count={count}
          label={count === 0 ? t("order.list.filters") : t("order.list.filtersActive", { count })}
        />
        <FilterSheet id={SHEET_ID} title={t("order.list.filters")} doneLabel={t("order.list.show")}>
          <Field label={t("order.field.type")}>
            {(control) => (
              <NativeSelect
                {...control}
                options={[
                  { value: ALL, label: t("order.list.allTypes") },
                  ...TYPES.map((type) => ({ value: type, label: t(`order.type.${type}`) })),
                ]}
                value={filter.type ?? ALL}
                onValueChange={(type) => change({ type: type === ALL ? null : type })}
              />
            )}
          </Field>
          <Field label={t("order.field.status")}>
            {(control) => (
              <NativeSelect
                {...control}
                options={ORDER_STATUS_FILTERS.map((status) => ({
                  value: status,
                  label: t(status === "all" ? "order.list.allStatuses" : `order.filter.${status}`),
                }))}
                value={filter.status}
                onValueChange={(status) => change({ status })}
              />
            )}
          </Field>
          <MoreFields isOpenAtFirst={hasMore(filter)}>
            <AssetFields {...parts} />
            <DayFields
              key={queryOf(present)}
              days={filter}
              labels={{ from: t("order.list.from"), to: t("order.list.to") }}
              onChange={change}
            />
          </MoreFields>
          {!isEverything(filter) && (
            <Button
              tone="quiet"
              onClick={() => change(EVERYTHING)}
              className="col-span-full justify-self-end max-md:w-full"
            >
              {t("order.list.reset")}
            </Button>
          )}
        </FilterSheet>
      </Card>
      {filter.offer !== null && (
        <p className="text-muted flex flex-wrap items-center gap-x-3 text-sm">
          {t("order.list.ofOffer")}
          <Button tone="quiet" size="small" onClick={() => change({ offer: null })}>
            {t("order.list.allOffers")}
          </Button>
        </p>
      )}
    </>
  );
}

const SHEET_ID = "order-filters";

/** Of those that a phone has in the sheet. */
function countOf({ type, status, crypto, fiat, from, to }: OrderFilter): number {
  const chosen = [type, crypto, fiat, from ?? to].filter((value) => value !== null).length;
  return status === "all" ? chosen : chosen + 1;
}

function hasMore({ crypto, fiat, from, to }: OrderFilter): boolean {
  return [crypto, fiat, from, to].some((chosen) => chosen !== null);
}

interface MoreFieldsProps {
  readonly isOpenAtFirst: boolean;
  readonly children: ReactNode;
}

/** In narrow windows the orders are first: these fields are shown on request. A phone's sheet has all. */
function MoreFields({ isOpenAtFirst, children }: MoreFieldsProps) {
  const t = usePhrase();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={`${buttonClass({ tone: "quiet" })} col-span-full -my-2 -ms-4 justify-self-start max-sm:hidden md:hidden`}
      >
        {t("order.list.more")}
        <ChevronDown aria-hidden className={`size-4 ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div className={isOpen ? "contents" : "contents sm:max-md:hidden"}>{children}</div>
    </>
  );
}

function SearchField({ filter, change }: PartProps) {
  const t = usePhrase();
  const [isWrong, setIsWrong] = useState(false);
  const { text, type, apply, leave } = useTypedChoice({
    chosen: filter.search ?? "",
    isChoice: (typed) => typed.trim() === "" || isSearch(typed.trim()),
    choose: (typed, typing) =>
      change({ search: typed.trim() === "" ? null : typed.trim() }, typing),
  });
  return (
    <search className="col-span-2 min-w-0 max-sm:flex-1">
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setIsWrong(!apply());
        }}
      >
        <Field
          label={t("order.field.orderId")}
          isLabelHidden
          error={isWrong ? t("order.list.searchInvalid") : undefined}
          className="flex-1"
        >
          {(control) => (
            <TextInput
              {...control}
              type="search"
              inputMode="numeric"
              autoComplete="off"
              placeholder={t("order.list.search")}
              icon={<Search aria-hidden className="size-4 max-sm:hidden" />}
              className="max-sm:ps-3"
              value={text}
              onChange={(event) => {
                type(event.currentTarget.value);
                setIsWrong(false);
              }}
              onBlur={leave}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" className="max-sm:px-3">
          <Search aria-hidden className="size-4 sm:hidden" />
          <span className="max-sm:sr-only">{t("order.list.searchButton")}</span>
        </Button>
      </form>
    </search>
  );
}

function AssetFields({ filter, change }: PartProps) {
  const t = usePhrase();
  const { cryptoList, fiatList } = usePayment((state) => state);
  const fields = [
    ["crypto", t("order.list.allCryptos"), codesOf(cryptoList, filter.crypto)],
    ["fiat", t("order.list.allFiats"), codesOf(fiatList, filter.fiat)],
  ] as const;
  return fields.map(([name, all, options]) => (
    <Field key={name} label={t(`order.field.${name}`)} className="max-sm:col-span-2">
      {(control) => (
        <NativeSelect
          {...control}
          options={[
            { value: ALL, label: all },
            ...options.map((code) => ({ value: code, label: code })),
          ]}
          value={filter[name] ?? ALL}
          onValueChange={(code) => change({ [name]: code === ALL ? null : code })}
        />
      )}
    </Field>
  ));
}

/** What the address names can be seen chosen before the lists are there. */
function codesOf(known: readonly { readonly code: string }[] | null, own: string | null): string[] {
  const codes = (known ?? []).map(({ code }) => code);
  return own === null || codes.includes(own) ? codes : [...codes, own];
}
