/** The edits that were collected: preview, then propose to another administrator. */
import { previewMarketChange, proposeMarketChange } from "@parley/contract/endpoints/staff/market";
import type { MarketEdit } from "@parley/domain/market/market-change";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { DecisionDialog } from "../../parts/decision-dialog.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ReasonField, reasonProblem } from "../../parts/reason-field.tsx";
import { api, failureText } from "../../shell/api.ts";
import { clearDraft, removeEdit, useDraft } from "./draft.ts";
import { EditList, EffectList, type Preview } from "./edit-list.tsx";

/** Of the very edits that are in the draft. */
interface Previewed {
  readonly of: readonly MarketEdit[];
  readonly preview: Preview;
}

export function DraftPanel() {
  const edits = useDraft();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isProposing, setIsProposing] = useState(false);
  const preview = previewed?.of === edits ? previewed.preview : null;
  if (edits.length === 0) return null;

  const look = async () => {
    setIsBusy(true);
    const answer = await api.call(previewMarketChange, { edits: [...edits] });
    setIsBusy(false);
    if (!answer.ok) return notify({ tone: "danger", text: failureText(answer) });
    return setPreviewed({ of: edits, preview: answer.data });
  };

  const isGood = preview !== null && preview.problems.length === 0;
  return (
    <Panel
      title="Your proposal"
      aside={
        <Button tone="quiet" size="small" onClick={clearDraft}>
          Discard
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <EditList edits={edits} problems={preview?.problems} onRemove={removeEdit} />
        {preview !== null && !isGood && (
          <Notice tone="danger" role="alert">
            It cannot be proposed like this.
          </Notice>
        )}
        {isGood && <EffectList effects={preview.effects} />}
        <div className="flex flex-wrap gap-2">
          <Button
            tone={isGood ? "secondary" : "primary"}
            isBusy={isBusy}
            onClick={() => void look()}
          >
            Preview
          </Button>
          {isGood && <Button onClick={() => setIsProposing(true)}>Propose</Button>}
        </div>
      </div>
      {isProposing && isGood && (
        <ProposeDialog edits={edits} preview={preview} onClose={() => setIsProposing(false)} />
      )}
    </Panel>
  );
}

interface ProposeDialogProps {
  readonly edits: readonly MarketEdit[];
  readonly preview: Preview;
  readonly onClose: () => void;
}

function ProposeDialog({ edits, preview, onClose }: ProposeDialogProps) {
  const navigate = useNavigate();
  const [reason, setReason] = useState("");
  const made = useRef<string | null>(null);
  return (
    <DecisionDialog
      title="Propose this change"
      description="Nothing changes until another administrator approves it."
      confirmLabel="Propose"
      subject="market"
      problem={reasonProblem(reason)}
      decide={async ({ codes, idempotencyKey }) => {
        const answer = await api.call(
          proposeMarketChange,
          { edits: [...edits], reason, codes },
          { idempotencyKey },
        );
        if (answer.ok) made.current = answer.data.changeId;
        return answer;
      }}
      onDone={() => {
        notify({ tone: "success", text: "The change is proposed." });
        clearDraft();
        void navigate(made.current === null ? "/market" : `/market/changes/${made.current}`);
      }}
      onClose={onClose}
    >
      <EditList edits={preview.edits} />
      <ReasonField value={reason} onChange={setReason} />
    </DecisionDialog>
  );
}
