/** A case of any kind but appeals: what it is about, what can be decided, and the notes on it. */
import { Badge } from "@parley/ui/data/badge";
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import { Link, useLoaderData } from "react-router";
import { CaseClaim } from "../../parts/case-claim.tsx";
import { CaseNotes } from "../../parts/case-notes.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import {
  FLAG_NAMES,
  QUEUE_NAMES,
  subjectText,
  URGENCY_NAMES,
  URGENCY_TONES,
} from "../../parts/queue-words.ts";
import { useLiveCases } from "../../shell/live.ts";
import { useStaffSession } from "../../shell/session.ts";
import { ClosingPanel } from "./closing-panel.tsx";
import type { CaseDetails, LoadedCase } from "./load-case.ts";
import { ResetPanel } from "./reset-panel.tsx";
import { SupportPanel } from "./support-panel.tsx";
import { VerificationPanel } from "./verification-panel.tsx";
import { WithdrawalPanel } from "./withdrawal-panel.tsx";

export function CasePage() {
  const { caseId, row, notes, case: found } = useLoaderData<LoadedCase>();
  const { kind } = found;
  useLiveCases(kind);
  const subjects = row?.subjects.map((subject) => subjectText(kind, subject)).join(", ") ?? "";
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to={`/queues/${kind}`} className="text-accent text-sm font-medium">
          {QUEUE_NAMES[kind]}
        </Link>
        <h1 className="text-lg font-semibold">{subjects === "" ? `Case ${caseId}` : subjects}</h1>
        {row === null ? (
          <Badge>Decided</Badge>
        ) : (
          <Badge tone={URGENCY_TONES[row.urgency]}>{URGENCY_NAMES[row.urgency]}</Badge>
        )}
        {row?.flags.map((flag) => (
          <Badge key={flag} tone="danger">
            {FLAG_NAMES[flag]}
          </Badge>
        ))}
        {row !== null && (
          <span className="ms-auto">
            <CaseClaim kind={kind} caseId={caseId} claimedBy={row.claimedBy} />
          </span>
        )}
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          {row !== null && <RowFacts row={row} />}
          <Details caseId={caseId} row={row} found={found} />
        </div>
        <CaseNotes kind={kind} caseId={caseId} notes={notes} />
      </div>
    </div>
  );
}

function RowFacts({ row }: { readonly row: NonNullable<LoadedCase["row"]> }) {
  return (
    <Panel title="What it is about">
      <Facts
        facts={[
          ...row.people.map(({ uid, username, role, language }) => ({
            name: role.charAt(0).toUpperCase() + role.slice(1),
            value: (
              <>
                <Link to={`/people/${uid}`} className="text-accent">
                  {username}
                </Link>{" "}
                ({language})
              </>
            ),
          })),
          row.quantity === null
            ? null
            : {
                name: "Coins",
                value: <Money amount={row.quantity} unit={row.crypto ?? undefined} />,
              },
          row.worth === null
            ? null
            : { name: "Worth", value: <Money amount={row.worth} unit="USD" /> },
          row.orderId === null ? null : { name: "Order", value: row.orderId },
          row.advId === null ? null : { name: "Offer", value: row.advId },
          { name: "Since", value: <Time at={row.openedAt} /> },
          { name: "Due", value: <Time at={row.dueAt} /> },
        ]}
      />
    </Panel>
  );
}

interface DetailsProps {
  readonly caseId: string;
  readonly row: LoadedCase["row"];
  readonly found: CaseDetails;
}

function Details({ caseId, row, found }: DetailsProps) {
  const { uid } = useStaffSession();
  const isMine = row?.claimedBy?.uid === uid;
  const isOpen = row !== null;
  switch (found.kind) {
    case "verification":
      return <VerificationPanel details={found.details} isOpen={isOpen} />;
    case "support":
      return <SupportPanel details={found.details} />;
    case "withdrawals":
      return <WithdrawalPanel withdrawal={found.details} isMine={isMine} />;
    case "resets":
      return <ResetPanel request={found.details} isMine={isMine} />;
    case "reports":
      return (
        <>
          <Panel title={subjectText("reports", found.details.reason)}>
            <p className="text-sm break-words whitespace-pre-wrap">{found.details.statement}</p>
          </Panel>
          <ClosingPanel kind="reports" caseId={caseId} isMine={isMine} isOpen={isOpen} />
        </>
      );
    case "flags":
      return <ClosingPanel kind="flags" caseId={caseId} isMine={isMine} isOpen={isOpen} />;
  }
}
