/** A report or a flagged trade is closed with what came of it. */
import { closeCase } from "@parley/contract/endpoints/staff/queues";
import { CASE_OUTCOMES, type CaseOutcome } from "@parley/domain/staff/queue";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { useState } from "react";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";

export interface ClosingPanelProps {
  readonly kind: "reports" | "flags";
  readonly caseId: string;
  readonly isMine: boolean;
  readonly isOpen: boolean;
}

const OUTCOME_NAMES = {
  noAction: "Nothing to do",
  warned: "The person was warned",
  offerTakenDown: "The offer was taken down",
  frozen: "Trading was frozen",
  forwarded: "Passed on to compliance",
} as const satisfies Record<CaseOutcome, string>;

export function ClosingPanel({ kind, caseId, isMine, isOpen }: ClosingPanelProps) {
  const [isClosing, setIsClosing] = useState(false);
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const outcomes = CASE_OUTCOMES.filter((one) => kind === "reports" || one !== "offerTakenDown");
  return (
    <Panel title="Outcome">
      {!isOpen && <p className="text-sm text-muted">This case is closed.</p>}
      {isOpen && !isMine && <p className="text-sm text-muted">Claim the case to close it.</p>}
      {isOpen && isMine && <Button onClick={() => setIsClosing(true)}>Close this case</Button>}
      {isClosing && (
        <ReasonDialog
          title="Close this case"
          confirmLabel="Close"
          subject={caseId}
          isSmall
          done="The case is closed."
          problem={outcome === null ? "Choose what came of it." : null}
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(
              closeCase,
              { kind, caseId, outcome: outcome ?? "noAction", reason, codes },
              { idempotencyKey },
            )
          }
          onClose={() => setIsClosing(false)}
        >
          <Field label="What came of it" isRequired>
            {(control) => (
              <NativeSelect
                {...control}
                placeholder="Choose"
                options={outcomes.map((one) => ({ value: one, label: OUTCOME_NAMES[one] }))}
                value={outcome}
                onValueChange={setOutcome}
              />
            )}
          </Field>
        </ReasonDialog>
      )}
    </Panel>
  );
}
