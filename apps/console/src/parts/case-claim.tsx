/** Who has a case, and the ways to take it, give it back or hand it to a colleague. */
import { claimCase, handBackCase, handOverCase } from "@parley/contract/endpoints/staff/queues";
import type { CaseKind } from "@parley/domain/staff/queue";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { TextInput } from "@parley/ui/controls/text-input";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { api, failureText, type Failure } from "../shell/api.ts";
import { useHasRight, useStaffSession } from "../shell/session.ts";

export interface CaseClaimProps {
  readonly kind: CaseKind;
  readonly caseId: string;
  readonly claimedBy: { readonly uid: string; readonly username: string } | null;
}

export function CaseClaim({ kind, caseId, claimedBy }: CaseClaimProps) {
  const { uid } = useStaffSession();
  const mayTakeOver = useHasRight()("takeOverCases");
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const act = async (call: () => Promise<{ readonly ok: true } | Failure>, done: string) => {
    setIsBusy(true);
    const result = await call();
    setIsBusy(false);
    if (result.ok) notify({ tone: "success", text: done });
    else notify({ tone: "danger", text: failureText(result) });
    return revalidate();
  };
  const claim = (takeOver: boolean) =>
    act(
      () => api.call(claimCase, { kind, caseId, ...(takeOver ? { takeOver } : {}) }),
      "The case is yours.",
    );
  const handBack = () =>
    act(() => api.call(handBackCase, { kind, caseId }), "The case is back in the queue.");
  const isMine = claimedBy?.uid === uid;
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">
        {claimedBy === null ? "Not claimed" : isMine ? "Yours" : `With ${claimedBy.username}`}
      </span>
      {claimedBy === null && (
        <Button size="small" isBusy={isBusy} onClick={() => void claim(false)}>
          Claim this case
        </Button>
      )}
      {claimedBy !== null && !isMine && mayTakeOver && (
        <Button tone="secondary" size="small" isBusy={isBusy} onClick={() => void claim(true)}>
          Take it over
        </Button>
      )}
      {isMine && (
        <>
          <Button tone="secondary" size="small" isBusy={isBusy} onClick={() => void handBack()}>
            Hand back
          </Button>
          <Button tone="secondary" size="small" onClick={() => setIsHandingOver(true)}>
            Hand over
          </Button>
        </>
      )}
      {isHandingOver && (
        <HandOver kind={kind} caseId={caseId} onClose={() => setIsHandingOver(false)} />
      )}
    </span>
  );
}

interface HandOverProps extends Pick<CaseClaimProps, "kind" | "caseId"> {
  readonly onClose: () => void;
}

function HandOver({ kind, caseId, onClose }: HandOverProps) {
  const { revalidate } = useRevalidator();
  const [to, setTo] = useState("");
  const [note, setNote] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (!/^\d+$/.test(to) || note.trim() === "") {
      return setRefusal("Enter the colleague's uid, and a note on where the case stands.");
    }
    setIsBusy(true);
    const result = await api.call(handOverCase, { kind, caseId, to, note });
    setIsBusy(false);
    if (!result.ok) return setRefusal(failureText(result));
    onClose();
    return revalidate();
  };
  return (
    <Dialog
      isOpen
      isInsistent
      isBusy={isBusy}
      title="Hand the case over"
      description="The colleague is notified; the note stays with the case."
      closeLabel="Close"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button isBusy={isBusy} onClick={() => void send()}>
            Hand over
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="Uid of the colleague" isRequired>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={to}
              onChange={(event) => setTo(event.currentTarget.value.trim())}
            />
          )}
        </Field>
        <Field label="Where the case stands" isRequired>
          {(control) => (
            <TextArea
              {...control}
              maxLength={1_000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
        </Field>
        {refusal !== null && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
