/** People, found by anything exact that staff were told. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { findPeople } from "@parley/contract/endpoints/staff/people";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api, failureText } from "../../shell/api.ts";
import { useHasRight } from "../../shell/session.ts";

type Found = EndpointReply<typeof findPeople>["list"];

const FOUND_NAMES = {
  uid: "uid",
  contact: "contact",
  username: "name",
  order: "order",
  offer: "offer",
  withdrawal: "withdrawal",
  address: "address",
  transaction: "transaction",
} as const satisfies Record<Found[number]["by"][number], string>;

export function PeoplePage() {
  const navigate = useNavigate();
  const mayFindByContact = useHasRight()("findByContact");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const search = async () => {
    const wanted = text.trim();
    if (wanted === "") return setProblem("Type what you look for.");
    setIsBusy(true);
    const result = await api.call(findPeople, { text: wanted });
    setIsBusy(false);
    if (!result.ok) return setProblem(failureText(result));
    const { list } = result.data;
    const [only] = list;
    if (only !== undefined && list.length === 1) return navigate(`/people/${only.uid}`);
    return setFound(list);
  };
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <h1 className="text-lg font-semibold">People</h1>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <Field
          label="Look for"
          hint={
            mayFindByContact
              ? "A uid, name, e-mail, phone number, order, offer, withdrawal, address or transaction, complete. Each search is in the log."
              : "A uid, name, order, offer, withdrawal, address or transaction, complete. Supervisors and compliance also find by e-mail and phone number. Each search is in the log."
          }
          error={problem}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={200}
              value={text}
              onChange={(event) => {
                setProblem(null);
                setText(event.currentTarget.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" isBusy={isBusy}>
          Search
        </Button>
      </form>
      {found !== null && <FoundPeople found={found} />}
    </div>
  );
}

function FoundPeople({ found }: { readonly found: Found }) {
  if (found.length === 0) return <output className="block text-sm">No person has this.</output>;
  return (
    <ul className="divide-line border-line divide-y rounded-lg border" aria-label="Found people">
      {found.map(({ uid, username, by }) => (
        <li key={uid} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2.5 text-sm">
          <Link to={`/people/${uid}`} className="text-accent font-medium">
            {username}
          </Link>
          <span className="text-muted">{uid}</span>
          <span className="text-muted">by {by.map((way) => FOUND_NAMES[way]).join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}
