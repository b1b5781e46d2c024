/** The filters of the statement. Each choice is an address of its own. */
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import { Button } from "@parley/ui/button";
import { Card } from "@parley/ui/card";
import { Combobox } from "@parley/ui/combobox";
import { Field } from "@parley/ui/field";
import { Select } from "@parley/ui/select";
import { TextInput } from "@parley/ui/text-input";
import { useTimeZone } from "@parley/ui/time";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { usePhrase } from "../../shell/phrase.tsx";
import { AssetSign } from "./asset-sign.tsx";
import { kindPhrase } from "./cause-phrase.ts";
import type { StatementData } from "./load-statement.ts";
import {
  DRAWERS,
  endOfDay,
  EVERYTHING,
  isEverything,
  KINDS,
  queryOf,
  startOfDay,
  type StatementFilter,
} from "./statement-filter.ts";

/** Stands for no choice: a select has to have a value. */
const ALL = "all";

export function StatementFilters({ filter, coins }: Pick<StatementData, "filter" | "coins">) {
  const t = usePhrase();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change = (next: StatementFilter) => void navigate(pathname + queryOf(next));
  return (
    <Card className="grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-3 lg:grid-cols-[1.2fr_1fr_1.2fr_1fr_1fr_auto]">
      <Field label={t("wallet.asset")} className="max-md:col-span-2">
        {(control) => (
          <Combobox
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
            onValueChange={(asset) => change({ ...filter, asset: asset === ALL ? null : asset })}
            placeholder={t("wallet.statement.allCoins")}
            searchLabel={t("wallet.assets.search")}
            emptyText={t("shell.error.noMatchingData")}
          />
        )}
      </Field>
      <Field label={t("wallet.statement.wallet")}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: ALL, label: t("wallet.statement.allWallets") },
              ...DRAWERS.map((drawer) => ({ value: drawer, label: t(`wallet.drawer.${drawer}`) })),
            ]}
            value={filter.wallet ?? ALL}
            onValueChange={(wallet) =>
              change({ ...filter, wallet: wallet === ALL ? null : wallet })
            }
          />
        )}
      </Field>
      <Field label={t("wallet.statement.kind")}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: ALL, label: t("wallet.statement.allKinds") },
              ...KINDS.map((kind) => ({ value: kind, label: t(kindPhrase(kind)) })),
            ]}
            value={filter.kind ?? ALL}
            onValueChange={(kind) => change({ ...filter, kind: kind === ALL ? null : kind })}
          />
        )}
      </Field>
      <DateFields key={queryOf(filter)} filter={filter} change={change} />
      <Button
        tone="secondary"
        disabled={isEverything(filter)}
        onClick={() => change(EVERYTHING)}
        className="max-lg:col-span-full max-lg:disabled:hidden"
      >
        {t("wallet.statement.reset")}
      </Button>
    </Card>
  );
}

interface DateFieldsProps {
  readonly filter: StatementFilter;
  readonly change: (filter: StatementFilter) => void;
}

/** The first and the last day; what is still being typed is kept here. */
function DateFields({ filter, change }: DateFieldsProps) {
  const t = usePhrase();
  const timeZone = useTimeZone();
  const [typed, setTyped] = useState<{ readonly from?: string; readonly to?: string }>({});
  const dayOf = (at: number | null) =>
    at === null ? "" : formatTimestamp(at, { timeZone, pattern: "YYYY-MM-DD" });
  const days = {
    from: typed.from ?? dayOf(filter.from),
    // The end lies just after the last day.
    to: typed.to ?? dayOf(filter.to === null ? null : filter.to - 1),
  };
  const enter = (side: "from" | "to", day: string) => {
    setTyped((before) => ({ ...before, [side]: day }));
    const at = side === "from" ? startOfDay(day) : endOfDay(day);
    if (at !== null || day === "") change({ ...filter, [side]: at });
  };
  return (
    <>
      {(["from", "to"] as const).map((side) => (
        <Field key={side} label={t(`wallet.statement.${side}`)}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={days[side]}
              min={side === "to" ? days.from : undefined}
              max={side === "from" ? days.to : undefined}
              onChange={(event) => enter(side, event.currentTarget.value)}
              className="max-sm:px-2"
            />
          )}
        </Field>
      ))}
    </>
  );
}
