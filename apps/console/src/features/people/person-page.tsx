/** An account as staff see it, what staff did about it, and what can be done. */
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  freezeUser,
  getUserForStaff,
  holdUser,
  listGroupLinks,
  listStaffActions,
} from "@parley/contract/endpoints/staff/staff";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/controls/native-select";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { LogTable } from "../../parts/log-table.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { timeText } from "../../parts/words.ts";
import { api, read } from "../../shell/api.ts";
import { ROLE_NAMES } from "../../shell/role-names.ts";
import { useHasRight } from "../../shell/session.ts";

type Person = EndpointReply<typeof getUserForStaff>;

interface LoadedPerson {
  readonly person: Person;
  readonly actions: EndpointReply<typeof listStaffActions>["list"];
  readonly links: EndpointReply<typeof listGroupLinks>["list"];
}

export async function loadPerson({ params }: LoaderFunctionArgs): Promise<LoadedPerson> {
  const uid = params["uid"] ?? "";
  const [person, { list: actions }, { list: links }] = await Promise.all([
    read(getUserForStaff, { uid }),
    read(listStaffActions, { uid, pageSize: 50 }),
    read(listGroupLinks, { uid, pageSize: 50 }),
  ]);
  return { person, actions, links };
}

export function PersonPage() {
  const { person, actions, links } = useLoaderData<LoadedPerson>();
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <Link to="/people" className="text-accent text-sm font-medium">
          People
        </Link>
        <h1 className="text-lg font-semibold">{person.username}</h1>
        {person.isFrozen && <Badge tone="danger">Trading frozen</Badge>}
        {person.heldUntil !== null && <Badge tone="danger">On hold</Badge>}
        {person.staffRole !== null && <Badge tone="accent">{ROLE_NAMES[person.staffRole]}</Badge>}
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title="Account">
          <div className="flex flex-col gap-4">
            <Facts
              facts={[
                { name: "Uid", value: person.uid },
                { name: "E-mail", value: person.email ?? "--" },
                { name: "Phone", value: person.phone ?? "--" },
                { name: "Account group", value: person.accountGroup },
                { name: "Verification", value: `${person.kycType}: ${person.kycStatus}` },
                { name: "Trader", value: person.traderStatus },
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
            <Acts person={person} />
          </div>
        </Panel>
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
      </div>
      <Panel title="What staff did">
        <LogTable actions={actions} />
      </Panel>
    </div>
  );
}

type Act = "freeze" | "hold" | null;

const HOLD_DAYS = ["1", "3", "7", "30", "90"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

function Acts({ person }: { readonly person: Person }) {
  const mayDo = useHasRight();
  const [act, setAct] = useState<Act>(null);
  const [days, setDays] = useState<(typeof HOLD_DAYS)[number]>("7");
  const { uid, isFrozen } = person;
  const isHeld = person.heldUntil !== null;
  return (
    <div className="flex flex-wrap gap-2">
      {mayDo("freezeTrading") && (
        <Button tone={isFrozen ? "secondary" : "danger"} onClick={() => setAct("freeze")}>
          {isFrozen ? "Lift the freeze" : "Freeze trading"}
        </Button>
      )}
      {mayDo("holdSettlement") && (
        <Button tone={isHeld ? "secondary" : "danger"} onClick={() => setAct("hold")}>
          {isHeld ? "Lift the hold" : "Put on hold"}
        </Button>
      )}
      {act === "freeze" && (
        <ReasonDialog
          title={isFrozen ? "Lift the freeze" : "Freeze trading"}
          description={
            isFrozen
              ? "The person can trade and withdraw again."
              : "No new orders, offers or withdrawals; orders that are open go on."
          }
          confirmLabel={isFrozen ? "Lift" : "Freeze"}
          tone={isFrozen ? "primary" : "danger"}
          subject={uid}
          done={isFrozen ? "The freeze is lifted." : "Trading is frozen."}
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(freezeUser, { uid, isFrozen: !isFrozen, reason, codes }, { idempotencyKey })
          }
          onClose={() => setAct(null)}
        />
      )}
      {act === "hold" && (
        <ReasonDialog
          title={isHeld ? "Lift the hold" : "Put on hold"}
          description={
            isHeld && person.heldUntil !== null
              ? `It would end by itself at ${timeText(person.heldUntil)}.`
              : "Orders of this person are not settled until then; they fail and can be retried."
          }
          confirmLabel={isHeld ? "Lift" : "Hold"}
          tone={isHeld ? "primary" : "danger"}
          subject={uid}
          done={isHeld ? "The hold is lifted." : "The account is on hold."}
          decide={({ codes, idempotencyKey }, reason) => {
            const until = isHeld ? null : Date.now() + Number(days) * DAY_MS;
            return api.call(holdUser, { uid, until, reason, codes }, { idempotencyKey });
          }}
          onClose={() => setAct(null)}
        >
          {!isHeld && (
            <Field label="For how long">
              {(control) => (
                <NativeSelect
                  {...control}
                  options={HOLD_DAYS.map((one) => ({
                    value: one,
                    label: one === "1" ? "1 day" : `${one} days`,
                  }))}
                  value={days}
                  onValueChange={setDays}
                />
              )}
            </Field>
          )}
        </ReasonDialog>
      )}
    </div>
  );
}
