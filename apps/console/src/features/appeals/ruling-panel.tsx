/** What was ruled and what it waits for, or the ways to rule. */
import { approveRuling } from "@parley/contract/endpoints/staff/appeals";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { Money } from "@parley/ui/data/money";
import { TextArea } from "@parley/ui/controls/text-area";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { DecisionDialog } from "../../parts/decision-dialog.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import {
  ACTOR_NAMES,
  CASE_CHANGED,
  RULING_NAMES,
  rulingReasonText,
  timeText,
  type RulingChoice,
} from "../../parts/words.ts";
import { api } from "../../shell/api.ts";
import { useHasRight } from "../../shell/session.ts";
import type { Appeal } from "./load-appeal.ts";
import { Postings } from "./postings.tsx";
import { RulingDialog } from "./ruling-dialog.tsx";

export interface RulingPanelProps {
  readonly appeal: Appeal;
  readonly isMine: boolean;
}

export function RulingPanel({ appeal, isMine }: RulingPanelProps) {
  const { pendingRuling, splitProposal } = appeal;
  return (
    <Panel title="Ruling">
      <div className="flex flex-col gap-4">
        {splitProposal !== null && (
          <Notice>
            {`${ACTOR_NAMES[splitProposal.by]} proposes a split: ${splitProposal.amount} ${appeal.crypto} to the buyer.`}
          </Notice>
        )}
        {pendingRuling === null ? (
          <Choices appeal={appeal} isMine={isMine} />
        ) : (
          <Pending appeal={appeal} ruling={pendingRuling} />
        )}
      </div>
    </Panel>
  );
}

function Choices({ appeal, isMine }: RulingPanelProps) {
  const [choice, setChoice] = useState<RulingChoice | null>(null);
  if (appeal.appeal !== "open") return <p className="text-sm text-muted">This appeal is over.</p>;
  if (!isMine) return <p className="text-sm text-muted">Claim the case to rule it.</p>;
  // Nothing is in escrow any more where there is nothing to preview.
  const isOver = appeal.previews.length === 0;
  const choices: readonly RulingChoice[] = isOver ? ["close"] : ["release", "refund", "split"];
  return (
    <>
      {isOver && (
        <p className="text-sm text-muted">
          The order is over and nothing is in escrow: the appeal can only be closed.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {choices.map((one) => (
          <Button
            key={one}
            tone={one === "release" ? "buy" : one === "refund" ? "sell" : "secondary"}
            onClick={() => setChoice(one)}
          >
            {RULING_NAMES[one]}
          </Button>
        ))}
      </div>
      {choice !== null && (
        <RulingDialog appeal={appeal} ruling={choice} onClose={() => setChoice(null)} />
      )}
    </>
  );
}

interface PendingProps {
  readonly appeal: Appeal;
  readonly ruling: NonNullable<Appeal["pendingRuling"]>;
}

function Pending({ appeal, ruling }: PendingProps) {
  const mayApprove = useHasRight()("approveRulings");
  // What was opened is approved, though the page reads itself again under the dialog.
  const [opened, setOpened] = useState<PendingProps | null>(null);
  const { effectAt } = ruling;
  return (
    <>
      <Notice tone={effectAt === null ? "warning" : "info"}>
        {effectAt === null
          ? "A second member of staff has to approve this ruling."
          : `It takes effect at ${timeText(effectAt)}, unless a side asks for a second look.`}
      </Notice>
      <Facts
        facts={[
          { name: "Ruling", value: RULING_NAMES[ruling.ruling] },
          { name: "Reason", value: rulingReasonText(ruling.reasonCode) },
          ruling.amount === null
            ? null
            : {
                name: "Net to the buyer",
                value: <Money amount={ruling.amount} unit={appeal.crypto} />,
              },
          { name: "Ruled at", value: timeText(ruling.at) },
          {
            name: "Accepted by",
            value: ruling.acceptedBy.map((side) => ACTOR_NAMES[side]).join(", ") || "Neither side",
          },
        ]}
      />
      <p className="text-sm break-words whitespace-pre-wrap">{ruling.note}</p>
      {(["buyer", "seller"] as const).map((side) => {
        const text = ruling.texts?.[side] ?? null;
        return text === null ? null : (
          <div key={side} className="rounded-md bg-sunken px-3 py-2 text-sm">
            <p className="text-xs text-muted">{`To the ${side} alone`}</p>
            <p className="break-words whitespace-pre-wrap">{text}</p>
          </div>
        );
      })}
      {effectAt === null && mayApprove && (
        <Button onClick={() => setOpened({ appeal, ruling })}>Approve this ruling</Button>
      )}
      {opened !== null && (
        <ApprovalDialog
          {...opened}
          isOutdated={
            ruling.at !== opened.ruling.at ||
            appeal.version !== opened.appeal.version ||
            appeal.statements.length !== opened.appeal.statements.length
          }
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface ApprovalDialogProps extends PendingProps {
  /** Another ruling has taken its place, or the order has moved on. */
  readonly isOutdated: boolean;
  readonly onClose: () => void;
}

function ApprovalDialog({ appeal, ruling, isOutdated, onClose }: ApprovalDialogProps) {
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState("");
  const { orderId, version } = appeal;
  const statements = appeal.statements.length;
  return (
    <DecisionDialog
      title={`Approve: ${RULING_NAMES[ruling.ruling]}`}
      description="Its two hours begin, in which either side can ask for a second look."
      confirmLabel="Approve"
      subject={orderId}
      problem={isOutdated ? CASE_CHANGED : note.trim() === "" ? "Say why you approve it." : null}
      decide={({ codes, idempotencyKey }) =>
        api.call(
          approveRuling,
          { orderId, version, statements, ruledAt: ruling.at, note, codes },
          { idempotencyKey },
        )
      }
      onDone={() => {
        notify({ tone: "success", text: "The ruling is approved." });
        onClose();
        void revalidate();
      }}
      onClose={onClose}
    >
      {isOutdated && <Notice tone="warning">{CASE_CHANGED}</Notice>}
      <Postings orderId={orderId} ruling={ruling.ruling} amount={ruling.amount} isApproval />
      <Field label="Why, for the log" isRequired>
        {(control) => (
          <TextArea
            {...control}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </Field>
    </DecisionDialog>
  );
}
