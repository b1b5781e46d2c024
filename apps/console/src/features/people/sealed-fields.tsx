/**
 * What is masked of a person. A look at it needs a reason and the second factor, and is in the log; what
 * was seen is gone with the page.
 */
import { openSealedField } from "@parley/contract/endpoints/staff/people";
import type { SealedField } from "@parley/domain/staff/person";
import { Button } from "@parley/ui/controls/button";
import { useState } from "react";
import { Facts, type Fact } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";
import { useHasRight } from "../../shell/session.ts";
import type { Person } from "./load-person.ts";

const FIELDS = [
  { field: "contacts", title: "Contacts" },
  { field: "identity", title: "Verified identity" },
  { field: "logins", title: "Addresses of logins" },
] as const satisfies readonly { readonly field: SealedField; readonly title: string }[];

/** Devices are shown by their own names. */
const NAMES: Readonly<Partial<Record<string, string>>> = {
  email: "E-mail",
  phone: "Phone",
  realName: "Name",
  birthDate: "Born",
  country: "Country",
  documentType: "Document",
  documentNumber: "Number",
  companyName: "Company",
  registrationNumber: "Registration number",
  representativeName: "Representative",
};

type Opened = Readonly<Partial<Record<SealedField, readonly Fact[]>>>;

export function SealedFields({ person }: { readonly person: Person }) {
  const mayDo = useHasRight();
  const [asked, setAsked] = useState<SealedField | null>(null);
  const [opened, setOpened] = useState<Opened>({});
  const masked: Opened = {
    contacts: [
      { name: "E-mail", value: person.email ?? "--" },
      { name: "Phone", value: person.phone ?? "--" },
    ],
  };
  return (
    <Panel title="Sealed">
      <div className="flex flex-col gap-4">
        {FIELDS.map(({ field, title }) => {
          const facts = opened[field] ?? masked[field];
          return (
            <section key={field} aria-label={title} className="flex flex-col gap-2">
              <div className="flex items-center justify-between gap-3">
                <h3 className="text-sm font-medium">{title}</h3>
                {mayDo("openSealed") && opened[field] === undefined && (
                  <Button
                    tone="secondary"
                    size="small"
                    aria-label={`Show ${title.toLowerCase()}`}
                    onClick={() => setAsked(field)}
                  >
                    Show
                  </Button>
                )}
              </div>
              {facts === undefined && <p className="text-sm text-muted">Hidden</p>}
              {facts?.length === 0 && <p className="text-sm text-muted">There is none.</p>}
              {facts !== undefined && <Facts facts={facts} />}
            </section>
          );
        })}
      </div>
      {asked !== null && (
        <ReasonDialog
          title="Look at sealed data"
          description="That you looked, and why, is in the log."
          confirmLabel="Show"
          subject={person.uid}
          done="It is shown, and in the log."
          decide={async ({ codes, idempotencyKey }, reason) => {
            const input = { uid: person.uid, field: asked, reason, codes };
            const result = await api.call(openSealedField, input, { idempotencyKey });
            if (result.ok) {
              const facts = result.data.facts.map(({ name, value }) => ({
                name: NAMES[name] ?? name,
                value,
              }));
              setOpened((before) => ({ ...before, [asked]: facts }));
            }
            return result;
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
