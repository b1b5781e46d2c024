/** Lowers the daily limit of withdrawals of one person for a time, or lifts that. */
import { lowerWithdrawalLimit } from "@parley/contract/endpoints/staff/people";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { DAY_MS, DaysField } from "../../parts/days-field.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";
import { useHasRight } from "../../shell/session.ts";

const DAYS = ["1", "7", "30", "90", "365"] as const;
/** The clock of this browser may be some seconds ahead. */
const EARLIER_MS = 60_000;

export interface WithdrawalLimitProps {
  readonly uid: string;
  readonly isLowered: boolean;
}

export function WithdrawalLimit({ uid, isLowered }: WithdrawalLimitProps) {
  const mayLower = useHasRight()("lowerLimits");
  const [act, setAct] = useState<"lower" | "lift" | null>(null);
  if (!mayLower) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="secondary" onClick={() => setAct("lower")}>
        Lower the limit of withdrawals
      </Button>
      {isLowered && (
        <Button tone="secondary" onClick={() => setAct("lift")}>
          Lift the lower limit
        </Button>
      )}
      {act === "lower" && <Lowering uid={uid} onClose={() => setAct(null)} />}
      {act === "lift" && (
        <ReasonDialog
          title="Lift the lower limit"
          description="The limit of all people counts again."
          confirmLabel="Lift"
          tone="primary"
          subject={uid}
          done="The limit of all counts again."
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(lowerWithdrawalLimit, { uid, limit: null, reason, codes }, { idempotencyKey })
          }
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}

function Lowering({ uid, onClose }: { readonly uid: string; readonly onClose: () => void }) {
  const [dollars, setDollars] = useState("");
  const [days, setDays] = useState<(typeof DAYS)[number]>("30");
  // One end for all presses: a repeated one is the same decision.
  const [openedAt] = useState(Date.now);
  const isAmount = /^\d{1,9}$/.test(dollars.trim());
  return (
    <ReasonDialog
      title="Lower the limit of withdrawals"
      description="The smaller one of this and the limit of all counts, for the whole account group."
      confirmLabel="Lower"
      tone="danger"
      subject={uid}
      done="The limit is lowered."
      problem={isAmount ? null : "Type whole US dollars."}
      decide={({ codes, idempotencyKey }, reason) => {
        const until = openedAt + Number(days) * DAY_MS - EARLIER_MS;
        const limit = { dailyUsd: Number(dollars), until };
        return api.call(lowerWithdrawalLimit, { uid, limit, reason, codes }, { idempotencyKey });
      }}
      onClose={onClose}
    >
      <Field label="US dollars in 24 hours" isRequired>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={dollars}
            onChange={(event) => setDollars(event.currentTarget.value)}
          />
        )}
      </Field>
      <DaysField choices={DAYS} value={days} onChange={setDays} />
    </ReasonDialog>
  );
}
