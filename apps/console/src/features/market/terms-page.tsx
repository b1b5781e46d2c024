/** The terms of the market of one kind: searched, edited row by row, and proposed together. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listMarketTerms } from "@parley/contract/endpoints/staff/market";
import { fieldsOf, TERM_KINDS, type TermKind } from "@parley/domain/market/market-terms";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { read } from "../../shell/api.ts";
import { useDraft } from "./draft.ts";
import { DraftPanel } from "./draft-panel.tsx";
import { MarketTabs } from "./market-tabs.tsx";
import { fieldName, KIND_NAMES, valueText } from "./market-words.ts";
import { RowEditor } from "./row-editor.tsx";

export type TermRow = EndpointReply<typeof listMarketTerms>[number];

interface LoadedTerms {
  readonly kind: TermKind;
  readonly rows: readonly TermRow[];
}

/** More would take long to draw; a search finds the rest. */
const MOST_SHOWN = 60;

export async function loadTerms({ params }: LoaderFunctionArgs): Promise<LoadedTerms> {
  const kind = TERM_KINDS.find((one) => one === params["kind"]);
  if (kind === undefined) throw redirect("/market");
  return { kind, rows: await read(listMarketTerms, { kind }) };
}

export function TermsPage() {
  const { kind, rows } = useLoaderData<LoadedTerms>();
  const draft = useDraft();
  const [search, setSearch] = useState("");
  const [edited, setEdited] = useState<TermRow | null>(null);
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(wanted));
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-lg font-semibold">Market</h1>
      <MarketTabs current={kind} />
      <DraftPanel />
      {rows.length > 5 && (
        <div className="max-w-sm">
          <Field label={`Search ${KIND_NAMES[kind].toLowerCase()}`}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                autoComplete="off"
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
      )}
      <output className="text-sm text-muted">
        {found.length > shown.length
          ? `${shown.length} of ${found.length} shown: search for the others.`
          : `${found.length} shown.`}
      </output>
      <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {shown.map((row) => (
          <TermCard
            key={row.key}
            kind={kind}
            row={row}
            isEdited={draft.some((edit) => edit.kind === kind && edit.key === row.key)}
            onEdit={() => setEdited(row)}
          />
        ))}
      </ul>
      {edited !== null && <RowEditor kind={kind} row={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface TermCardProps {
  readonly kind: TermKind;
  readonly row: TermRow;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
}

function TermCard({ kind, row, isEdited, onEdit }: TermCardProps) {
  return (
    <li className="border-line bg-surface flex flex-col gap-2 rounded-lg border p-4">
      <div className="flex items-center gap-2">
        <h2 className="min-w-0 text-sm font-semibold break-words">{row.name}</h2>
        {isEdited && <Badge tone="accent">In your proposal</Badge>}
        <Button
          tone="secondary"
          size="small"
          className="ms-auto"
          aria-label={`Edit ${row.name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      </div>
      <dl className="flex flex-col gap-1 text-sm">
        {Object.keys(fieldsOf(kind)).map((field) => (
          <div key={field} className="flex justify-between gap-3">
            <dt className="text-muted">{fieldName(kind, field)}</dt>
            <dd className="figures text-end">
              {valueText(kind, row.key, field, row.values[field] ?? "")}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
