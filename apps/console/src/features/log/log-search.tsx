/** What the log is searched by, kept in its address. */
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { Link, useNavigate } from "react-router";

export const SEARCH_FIELDS = ["by", "uid", "action", "subject", "text", "from", "to"] as const;
export type LogSearchValues = Readonly<Partial<Record<(typeof SEARCH_FIELDS)[number], string>>>;

const LABELS = {
  by: "Staff (uid)",
  uid: "Account (uid)",
  action: "What, such as kyc.approve",
  subject: "Case, order or file",
  text: "Words of the reason",
  from: "From",
  to: "To",
} as const;

export function readSearch(params: URLSearchParams): LogSearchValues {
  const given = SEARCH_FIELDS.flatMap((name) => {
    const value = params.get(name)?.trim() ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/** Empty, or with its question mark. */
export function searchQuery(search: LogSearchValues, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...search, ...more }).toString();
  return query === "" ? "" : `?${query}`;
}

export function LogSearch({ search }: { readonly search: LogSearchValues }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(search);
  return (
    <form
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/log${searchQuery(readSearch(new URLSearchParams(draft)))}`);
      }}
    >
      {SEARCH_FIELDS.map((name) => (
        <Field key={name} label={LABELS[name]}>
          {(control) => (
            <TextInput
              {...control}
              type={name === "from" || name === "to" ? "date" : "text"}
              value={draft[name] ?? ""}
              onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
      <div className="flex items-center gap-3">
        <Button type="submit">Search</Button>
        {searchQuery(search) !== "" && (
          <Link to="/log" className="text-accent text-sm font-medium" onClick={() => setDraft({})}>
            Reset
          </Link>
        )}
      </div>
    </form>
  );
}
