/** One change of the market: before and after, what it does, and the decision of a second person. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { decideMarketChange, getMarketChange } from "@parley/contract/endpoints/staff/market";
import type { MarketDecision } from "@parley/domain/market/market-change";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api, read } from "../../shell/api.ts";
import { useStaffSession } from "../../shell/session.ts";
import { EditList, EffectList } from "./edit-list.tsx";
import { STATE_WORDS } from "./market-words.ts";

type LoadedChange = EndpointReply<typeof getMarketChange>;

export function loadChange({ params }: LoaderFunctionArgs): Promise<LoadedChange> {
  return read(getMarketChange, { changeId: params["changeId"] ?? "" });
}

export function ChangePage() {
  const { change, preview } = useLoaderData<LoadedChange>();
  const { proposedBy, decidedBy, decidedAt } = change;
  const state = STATE_WORDS[change.state];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        <Link to="/market" className="text-accent">
          All changes
        </Link>
      </p>
      <h1 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
        Change of the market <Badge tone={state.tone}>{state.text}</Badge>
      </h1>
      <Panel title="Before and after">
        <EditList edits={change.edits} problems={preview?.problems} />
        <AgreementLinks edits={change.edits} />
      </Panel>
      {preview !== null && preview.problems.length > 0 && (
        <Notice tone="warning" title="It cannot be applied">
          The market has changed since this was proposed, or does not allow it any more. Refuse or
          withdraw it, and propose it again with the present values.
        </Notice>
      )}
      {preview !== null && preview.problems.length === 0 && (
        <EffectList effects={preview.effects} />
      )}
      <Panel title="Who and why">
        <Facts
          facts={[
            { name: "Proposed by", value: proposedBy.username },
            { name: "Proposed at", value: <Time at={change.proposedAt} /> },
            { name: "Why", value: change.reason },
            decidedBy === null ? null : { name: "Decided by", value: decidedBy.username },
            decidedAt === null ? null : { name: "Decided at", value: <Time at={decidedAt} /> },
            change.decisionReason === null
              ? null
              : { name: "Why it was decided so", value: change.decisionReason },
          ]}
        />
      </Panel>
      {preview !== null && (
        <Decisions
          changeId={change.changeId}
          proposerUid={proposedBy.uid}
          canApply={preview.problems.length === 0}
        />
      )}
    </div>
  );
}

/** Who approves an agreement reads it first; its texts have stayed as they were proposed. */
function AgreementLinks({ edits }: Pick<LoadedChange["change"], "edits">) {
  const versions = edits.filter(({ kind }) => kind === "agreement").map(({ key }) => key);
  if (versions.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-1 text-sm">
      {versions.map((version) => (
        <li key={version}>
          <Link to={`/content/agreement/${version}/en`} className="text-accent underline">
            Read the texts of version {version}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface Way {
  readonly decision: MarketDecision;
  readonly label: string;
  readonly tone: "primary" | "secondary" | "danger";
  readonly title: string;
  readonly done: string;
}

const APPROVE: Way = {
  decision: "approve",
  label: "Approve and apply",
  tone: "primary",
  title: "Approve this change",
  done: "The change is applied.",
};
const REFUSE: Way = {
  decision: "refuse",
  label: "Refuse",
  tone: "danger",
  title: "Refuse this change",
  done: "The change is refused.",
};
const WITHDRAW: Way = {
  decision: "withdraw",
  label: "Withdraw",
  tone: "secondary",
  title: "Withdraw this change",
  done: "The change is withdrawn.",
};

interface DecisionsProps {
  readonly changeId: string;
  readonly proposerUid: string;
  readonly canApply: boolean;
}

function Decisions({ changeId, proposerUid, canApply }: DecisionsProps) {
  const { uid } = useStaffSession();
  const [chosen, setChosen] = useState<Way | null>(null);
  const isOwn = uid === proposerUid;
  const ways = isOwn ? [WITHDRAW] : [...(canApply ? [APPROVE] : []), REFUSE];
  return (
    <div className="flex flex-col gap-3">
      {isOwn && (
        <Notice>You proposed this change: another administrator has to decide on it.</Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <Button key={way.decision} tone={way.tone} onClick={() => setChosen(way)}>
            {way.label}
          </Button>
        ))}
      </div>
      {chosen !== null && (
        <ReasonDialog
          title={chosen.title}
          description={
            chosen.decision === "approve"
              ? "It takes effect at once, for orders and withdrawals that are placed from now on."
              : undefined
          }
          confirmLabel={chosen.label}
          tone={chosen.tone}
          subject={`market:${changeId}`}
          done={chosen.done}
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(
              decideMarketChange,
              { changeId, decision: chosen.decision, reason, codes },
              { idempotencyKey },
            )
          }
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
