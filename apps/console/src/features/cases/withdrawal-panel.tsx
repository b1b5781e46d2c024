/** A withdrawal that waits for a decision, with what speaks for and against it. */
import { decideWithdrawal } from "@parley/contract/endpoints/staff/wallet-staff";
import { Button } from "@parley/ui/controls/button";
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";
import { useHasRight } from "../../shell/session.ts";
import type { Withdrawal } from "./load-case.ts";

type Outcome = "approved" | "rejected";

export function WithdrawalPanel({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { withdrawalId, assetCode } = withdrawal;
  const mayApprove = useHasRight()("decideLargeWithdrawals") || !withdrawal.needsSupervisor;
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
              value: <Time at={withdrawal.registeredAt} pattern="YYYY-MM-DD" />,
            },
            { name: "Sent before", value: <Money amount={withdrawal.sentUsd} unit="USD" /> },
            { name: "State", value: withdrawal.state },
          ]}
        />
        {withdrawal.state === "requested" && (
          <>
            {!mayApprove && (
              <Notice tone="warning">
                So much that only a supervisor or compliance can approve it.
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
            outcome === "approved"
              ? "The coins are sent, which cannot be undone."
              : "The coins go back to the person's spot wallet."
          }
          confirmLabel={outcome === "approved" ? "Approve" : "Reject"}
          tone={outcome === "approved" ? "primary" : "danger"}
          subject={withdrawalId}
          isSmall
          done={outcome === "approved" ? "The withdrawal is approved." : "It is rejected."}
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(decideWithdrawal, { withdrawalId, outcome, reason, codes }, { idempotencyKey })
          }
          onClose={() => setOutcome(null)}
        />
      )}
    </Panel>
  );
}
