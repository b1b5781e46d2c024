/** A withdrawal that waits for a decision, with what speaks for and against it. */
import { decideWithdrawal } from "@parley/contract/endpoints/staff/wallet-staff";
import type { WithdrawalSignal } from "@parley/domain/wallet/withdrawal-signal";
import { Button } from "@parley/ui/controls/button";
import { Badge } from "@parley/ui/data/badge";
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";
import { useHasRight, useStaffSession } from "../../shell/session.ts";
import type { Withdrawal } from "./load-case.ts";

type Outcome = "approved" | "rejected";

const SIGNAL_NAMES = {
  youngAccount: "Account younger than 30 days",
  newAddress: "First withdrawal to this address",
  sharedAddress: "Another account withdraws to this address",
  securityChanged: "Security changed in the last 7 days",
  newDevice: "New device in the last 3 days",
  emptiesWallet: "Takes nearly all of this coin",
  linkedGroup: "Shares something with another account group",
  flaggedTrade: "Has a flagged trade",
  falseClaims: "Claimed payments that were not made",
  barred: "Account is frozen or held",
  networkOff: "Withdrawals to this network are switched off: it waits until they are on",
} as const satisfies Record<WithdrawalSignal, string>;

export interface WithdrawalPanelProps {
  readonly withdrawal: Withdrawal;
  /** The reader has claimed it. */
  readonly isMine: boolean;
}

export function WithdrawalPanel({ withdrawal, isMine }: WithdrawalPanelProps) {
  const { withdrawalId, assetCode } = withdrawal;
  const { uid } = useStaffSession();
  const hasRight = useHasRight();
  const { needsSecond, firstApproval, signals } = withdrawal;
  const isSecond = needsSecond && firstApproval !== null;
  const mayApprove = !isSecond || (firstApproval.uid !== uid && hasRight("decideLargeWithdrawals"));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return (
    <Panel title="Withdrawal">
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            { name: "Arrives", value: <Money amount={withdrawal.amount} unit={assetCode} /> },
            { name: "Fee", value: <Money amount={withdrawal.fee} unit={assetCode} /> },
            { name: "Worth", value: <Money amount={withdrawal.usdValue} unit="USD" /> },
            { name: "Network", value: withdrawal.network },
            { name: "Address", value: <span className="break-all">{withdrawal.address}</span> },
            withdrawal.memo === null ? null : { name: "Memo", value: withdrawal.memo },
            { name: "Requested", value: <Time at={withdrawal.requestedAt} /> },
            {
              name: "Account registered",
              value: <Time at={withdrawal.registeredAt} form="day" />,
            },
            { name: "Sent before", value: <Money amount={withdrawal.sentUsd} unit="USD" /> },
            { name: "State", value: withdrawal.state },
          ]}
        />
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">Signals</h3>
          {signals.length === 0 ? (
            <p className="text-sm text-muted">Nothing unusual.</p>
          ) : (
            <ul className="flex flex-wrap gap-2">
              {signals.map((signal) => (
                <li key={signal}>
                  <Badge tone="warning">{SIGNAL_NAMES[signal]}</Badge>
                </li>
              ))}
            </ul>
          )}
        </section>
        {withdrawal.state === "requested" && (
          <>
            {needsSecond && (
              <Notice tone="warning">
                {firstApproval === null ? (
                  "So much that two members of staff have to approve it."
                ) : (
                  <>
                    Approved by {firstApproval.username}, <Time at={firstApproval.at} />. A
                    colleague who may decide large withdrawals has to approve it too.
                  </>
                )}
              </Notice>
            )}
            <div className="flex flex-wrap gap-2">
              {mayApprove && <Button onClick={() => setOutcome("approved")}>Approve</Button>}
              <Button tone="danger" onClick={() => setOutcome("rejected")}>
                Reject
              </Button>
            </div>
          </>
        )}
      </div>
      {outcome !== null && (
        <ReasonDialog
          title={outcome === "approved" ? "Approve the withdrawal" : "Reject the withdrawal"}
          description={
            outcome === "rejected"
              ? "The coins go back to the person's spot wallet."
              : needsSecond && !isSecond
                ? "The withdrawal goes on waiting for a second approval."
                : "The coins are sent, which cannot be undone."
          }
          confirmLabel={outcome === "approved" ? "Approve" : "Reject"}
          tone={outcome === "approved" ? "primary" : "danger"}
          subject={withdrawalId}
          isSmall={isMine && !(needsSecond && outcome === "approved")}
          done={doneText(outcome, needsSecond && !isSecond)}
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(decideWithdrawal, { withdrawalId, outcome, reason, codes }, { idempotencyKey })
          }
          onClose={() => setOutcome(null)}
        />
      )}
    </Panel>
  );
}

function doneText(outcome: Outcome, isFirst: boolean): string {
  if (outcome === "rejected") return "The withdrawal is rejected.";
  return isFirst ? "Your approval is noted." : "The withdrawal is approved.";
}
