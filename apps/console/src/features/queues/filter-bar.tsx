/** Filters of a queue, kept in its address, and those that the reader has saved. */
import { deleteSavedFilter, saveFilter } from "@parley/contract/endpoints/staff/queues";
import { URGENCIES, type CaseKind } from "@parley/domain/staff/queue";
import { LOCALES } from "@parley/phrases/locales";
import { Button } from "@parley/ui/controls/button";
import { IconButton } from "@parley/ui/controls/icon-button";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextInput } from "@parley/ui/controls/text-input";
import { notify } from "@parley/ui/feedback/toast";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { api, failureText } from "../../shell/api.ts";
import { filterQuery, readFilters, type CaseFilters, type SavedFilter } from "./load-queue.ts";
import { URGENCY_NAMES } from "../../parts/queue-words.ts";

export interface FilterBarProps {
  readonly kind: CaseKind;
  readonly filters: CaseFilters;
  readonly saved: readonly SavedFilter[];
}

type Draft = Readonly<Record<"claim" | "language" | "urgency" | "minWorth" | "text", string>>;

export function FilterBar({ kind, filters, saved }: FilterBarProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>({
    claim: filters.claim ?? "",
    language: filters.language ?? "",
    urgency: filters.urgency ?? "",
    minWorth: filters.minWorth ?? "",
    text: filters.text ?? "",
  });
  const apply = (next: Draft) => {
    setDraft(next);
    const wanted = readFilters(new URLSearchParams(next));
    void navigate(`/queues/${kind}${filterQuery(wanted)}`);
  };
  const select = (name: keyof Draft, label: string, options: readonly [string, string][]) => (
    <NativeSelect
      aria-label={label}
      className="sm:max-w-44"
      options={options.map(([value, text]) => ({ value, label: text }))}
      value={draft[name]}
      onValueChange={(value) => apply({ ...draft, [name]: value })}
    />
  );
  const input = (name: keyof Draft, label: string) => (
    <TextInput
      aria-label={label}
      placeholder={label}
      inputMode="numeric"
      className="sm:max-w-44"
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value.trim() })}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      <form
        className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap"
        onSubmit={(event) => {
          event.preventDefault();
          apply(draft);
        }}
      >
        {select("claim", "Claimed by", [
          ["", "All open cases"],
          ["unclaimed", "Unclaimed"],
          ["mine", "Mine"],
        ])}
        {select("urgency", "Urgency", [
          ["", "Any urgency"],
          ...URGENCIES.map((one): [string, string] => [one, URGENCY_NAMES[one]]),
        ])}
        {select("language", "Language", [
          ["", "Any language"],
          ...LOCALES.map((locale): [string, string] => [locale, locale]),
        ])}
        {input("minWorth", "Worth from, USD")}
        {input("text", "Order, case or uid")}
        <Button type="submit" tone="secondary">
          Filter
        </Button>
        {filterQuery(filters) !== "" && (
          <Link to={`/queues/${kind}`} className="text-accent text-sm font-medium">
            Reset
          </Link>
        )}
      </form>
      <Saved kind={kind} filters={filters} saved={saved} />
    </div>
  );
}

function Saved({ kind, filters, saved }: FilterBarProps) {
  const { revalidate } = useRevalidator();
  const [name, setName] = useState("");
  const settle = (result: { readonly ok: true } | Parameters<typeof failureText>[0]) => {
    if (!result.ok) notify({ tone: "danger", text: failureText(result) });
    void revalidate();
  };
  const save = async () => {
    if (name.trim() === "") return;
    const result = await api.call(saveFilter, { kind, name: name.trim(), filters });
    if (result.ok) setName("");
    settle(result);
  };
  const remove = async (filterId: string) =>
    settle(await api.call(deleteSavedFilter, { filterId }));
  const isFiltered = filterQuery(filters) !== "";
  if (saved.length === 0 && !isFiltered) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {saved.map((one) => (
        <span
          key={one.filterId}
          className="border-line bg-surface flex items-center rounded-full border ps-3"
        >
          <Link to={`/queues/${kind}${filterQuery(one.filters)}`} className="text-accent">
            {one.name}
          </Link>
          <IconButton
            size="small"
            label={`Delete the filter ${one.name}`}
            icon={<X aria-hidden className="size-3.5" />}
            onClick={() => void remove(one.filterId)}
          />
        </span>
      ))}
      {isFiltered && (
        <form
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextInput
            aria-label="Name of the filter"
            placeholder="Name of the filter"
            maxLength={40}
            className="max-w-44"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" tone="quiet" size="small">
            Save filter
          </Button>
        </form>
      )}
    </div>
  );
}
