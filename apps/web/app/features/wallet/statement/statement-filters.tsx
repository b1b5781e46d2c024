/** The filters of the statement. Each choice is an address of its own. */
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { LazyCombobox } from "@parley/ui/choices/lazy-combobox";
import { Field } from "@parley/ui/controls/field";
import { LazySelect } from "@parley/ui/choices/lazy-select";
import { useLocation } from "react-router";
import { DayFields } from "../../../shared/forms/day-fields.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useChosen } from "../../../shared/data/use-chosen.ts";
import { AssetSign } from "@parley/site/asset-sign";
import { kindPhrase } from "./cause-phrase.ts";
import type { StatementData } from "./load-statement.ts";
import {
  DRAWERS,
  EVERYTHING,
  filterOf,
  isEverything,
  KINDS,
  queryOf,
  type StatementFilter,
} from "./statement-filter.ts";

/** Means no choice: a select has to have a value. */
const ALL = "all";

export function StatementFilters({
  filter: present,
  coins,
}: Pick<StatementData, "filter" | "coins">) {
  const t = usePhrase();
  const { pathname } = useLocation();
  const { chosen: filter, choose } = useChosen(present, queryOf(present), filterOf);
  const change = (part: Partial<StatementFilter>) => {
    const next = { ...filter, ...part };
    choose(next, pathname + queryOf(next));
  };
  return (
    <Card className="grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-3 xl:grid-cols-[1.5fr_1.3fr_1.2fr_1fr_1fr_auto]">
      <Field label={t("wallet.asset")} className="max-md:col-span-2">
        {(control) => (
          <LazyCombobox
            {...control}
            options={[
              { value: ALL, label: t("wallet.statement.allCoins") },
              ...coins.map(({ code, name, logoUrl }) => ({
                value: code,
                label: code,
                keywords: name,
                icon: <AssetSign logoUrl={logoUrl} size="small" />,
              })),
            ]}
            value={filter.asset ?? ALL}
            onValueChange={(asset) => change({ asset: asset === ALL ? null : asset })}
            placeholder={t("wallet.statement.allCoins")}
            searchLabel={t("wallet.assets.search")}
            emptyText={t("shell.error.noMatchingData")}
          />
        )}
      </Field>
      <Field label={t("wallet.statement.wallet")} className="max-sm:col-span-2">
        {(control) => (
          <LazySelect
            {...control}
            options={[
              { value: ALL, label: t("wallet.statement.allWallets") },
              ...DRAWERS.map((drawer) => ({ value: drawer, label: t(`wallet.drawer.${drawer}`) })),
            ]}
            value={filter.wallet ?? ALL}
            onValueChange={(wallet) => change({ wallet: wallet === ALL ? null : wallet })}
          />
        )}
      </Field>
      <Field label={t("wallet.statement.kind")} className="max-sm:col-span-2">
        {(control) => (
          <LazySelect
            {...control}
            options={[
              { value: ALL, label: t("wallet.statement.allKinds") },
              ...KINDS.map((kind) => ({ value: kind, label: t(kindPhrase(kind)) })),
            ]}
            value={filter.kind ?? ALL}
            onValueChange={(kind) => change({ kind: kind === ALL ? null : kind })}
          />
        )}
      </Field>
      <DayFields
        key={queryOf(present)}
        days={filter}
        labels={{ from: t("wallet.statement.from"), to: t("wallet.statement.to") }}
        onChange={change}
      />
      <Button
        tone="secondary"
        disabled={isEverything(filter)}
        onClick={() => change(EVERYTHING)}
        className="max-xl:col-span-full max-xl:disabled:hidden"
      >
        {t("wallet.statement.reset")}
      </Button>
    </Card>
  );
}
