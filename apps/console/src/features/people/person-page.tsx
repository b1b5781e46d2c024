/** Everything about a person on one page, what staff did about it, and what can be done. */
import { Badge } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { Link, useLoaderData } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { LogTable } from "../../parts/log-table.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ROLE_NAMES } from "../../shell/role-names.ts";
import type { LoadedPerson } from "./load-person.ts";
import { PersonActs } from "./person-acts.tsx";
import { PersonRecord } from "./person-record.tsx";
import { SealedFields } from "./sealed-fields.tsx";

export function PersonPage() {
  const { person, record, actions, links } = useLoaderData<LoadedPerson>();
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <Link to="/people" className="text-accent text-sm font-medium">
          People
        </Link>
        <h1 className="text-lg font-semibold">{person.username}</h1>
        {person.isFrozen && <Badge tone="danger">Trading frozen</Badge>}
        {person.heldUntil !== null && <Badge tone="danger">On hold</Badge>}
        {person.traderStatus === "active" && <Badge tone="accent">Merchant</Badge>}
        {person.staffRole !== null && <Badge tone="accent">{ROLE_NAMES[person.staffRole]}</Badge>}
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title="Account">
          <div className="flex flex-col gap-4">
            <Facts
              facts={[
                { name: "Uid", value: person.uid },
                { name: "Account group", value: person.accountGroup },
                { name: "Verification", value: `${person.kycType}: ${person.kycStatus}` },
                { name: "Broker", value: person.broker?.brokerName ?? "--" },
                { name: "Registered", value: <Time at={person.registeredAt} /> },
                person.heldUntil === null
                  ? null
                  : { name: "On hold until", value: <Time at={person.heldUntil} /> },
                person.withdrawalsBlockedUntil === null
                  ? null
                  : {
                      name: "Withdrawals blocked until",
                      value: <Time at={person.withdrawalsBlockedUntil} />,
                    },
              ]}
            />
            <PersonActs person={person} />
            <Link to={`/people/${person.uid}/offers`} className="text-accent text-sm font-medium">
              Offers of this account
            </Link>
          </div>
        </Panel>
        <SealedFields key={person.uid} person={person} />
      </div>
      {record !== null && <PersonRecord uid={person.uid} record={record} />}
      <Panel title="Shared with other account groups">
        {links.length === 0 && <p className="text-sm text-muted">Nothing is shared.</p>}
        <ul className="flex flex-col gap-2 text-sm">
          {links.map((link) => (
            <li key={link.linkId}>
              {link.kind.replaceAll("_", " ")}:{" "}
              {link.groups.map(({ uid, username }) => (
                <Link key={uid} to={`/people/${uid}`} className="text-accent me-2">
                  {username}
                </Link>
              ))}
              <Time at={link.firstSeenAt} className="text-muted" />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="What staff did">
        <LogTable actions={actions} />
      </Panel>
    </div>
  );
}
