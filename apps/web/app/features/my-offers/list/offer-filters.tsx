/** Quick filters of My Offers by side, coin and currency. Each choice is an address of its own. */
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { useChosen } from "../../../shared/data/use-chosen.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import type { OfferCounts } from "./load-my-offers.ts";
import { filterOf, isFiltered, pathOf, type OfferFilter } from "./offer-filter.ts";

/** Means no choice: a select has to have a value. */
const ALL = "all";

export interface OfferFiltersProps {
  readonly filter: OfferFilter;
  readonly kinds: OfferCounts["kinds"];
}

/** Nothing while all offers are alike. */
export function OfferFilters({ filter: present, kinds }: OfferFiltersProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { chosen: filter, choose } = useChosen(present, pathOf(present), filterOf);
  const change = (part: Partial<OfferFilter>) => {
    const next = { ...filter, ...part };
    choose(next, toPath(pathOf(next)));
  };
  const sides = valuesOf(kinds, "side");
  const fields = [
    ["crypto", t("mine.filter.crypto"), t("mine.filter.allCryptos")],
    ["fiat", t("mine.filter.fiat"), t("mine.filter.allFiats")],
  ] as const;
  const isWorth = (["side", "crypto", "fiat"] as const).some(
    (name) => valuesOf(kinds, name).length > 1,
  );
  if (!isWorth && !isFiltered(filter)) return null;
  return (
    <div className="border-line grid grid-cols-2 items-end gap-x-3 gap-y-2 border-t pt-3 sm:flex sm:flex-wrap">
      <Field label={t("mine.filter.side")} isLabelHidden className="max-sm:col-span-2 sm:w-40">
        {(control) => (
          <NativeSelect
            {...control}
            options={[
              { value: ALL, label: t("mine.filter.allSides") },
              ...withOwn(sides, filter.side).map((side) => ({
                value: side,
                label: t(`mine.side.${side}`),
              })),
            ]}
            value={filter.side ?? ALL}
            onValueChange={(side) => change({ side: side === ALL ? null : side })}
          />
        )}
      </Field>
      {fields.map(([name, label, all]) => (
        <Field key={name} label={label} isLabelHidden className="sm:w-40">
          {(control) => (
            <NativeSelect
              {...control}
              options={[
                { value: ALL, label: all },
                ...withOwn(valuesOf(kinds, name), filter[name]).map((code) => ({
                  value: code,
                  label: code,
                })),
              ]}
              value={filter[name] ?? ALL}
              onValueChange={(code) => change({ [name]: code === ALL ? null : code })}
            />
          )}
        </Field>
      ))}
      {isFiltered(filter) && (
        <Button
          tone="quiet"
          className="max-sm:col-span-2"
          onClick={() => change({ side: null, crypto: null, fiat: null })}
        >
          {t("mine.filter.reset")}
        </Button>
      )}
    </div>
  );
}

function valuesOf<Name extends "side" | "crypto" | "fiat">(
  kinds: OfferCounts["kinds"],
  name: Name,
): OfferCounts["kinds"][number][Name][] {
  return [...new Set(kinds.map((kind) => kind[name]))];
}

/** What the address names can be seen chosen, even where no offer is like it. */
function withOwn<Value>(values: readonly Value[], own: Value | null): Value[] {
  return own === null || values.includes(own) ? [...values] : [...values, own];
}
