/** Who has a case, and the ways to take it, give it back or hand it to a colleague. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listStaff } from "@parley/contract/endpoints/staff/members";
import { claimCase, handBackCase, handOverCase } from "@parley/contract/endpoints/staff/queues";
import type { CaseKind } from "@parley/domain/staff/queue";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextArea } from "@parley/ui/controls/text-area";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { api, failureText, type Failure } from "../shell/api.ts";
import { ROLE_NAMES } from "../shell/role-names.ts";
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
  const colleagues = useColleagues();
  const [to, setTo] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (to === null || note.trim() === "") {
      return setRefusal("Choose a colleague, and note where the case stands.");
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
        <Field label="Colleague" isRequired>
          {(control) => (
            <NativeSelect
              {...control}
              placeholder={colleagues === null ? "Loading …" : "Choose a colleague"}
              options={(colleagues ?? []).map(({ uid, staffName, role }) => ({
                value: uid,
                label: `${staffName} (${ROLE_NAMES[role]})`,
              }))}
              value={to}
              onValueChange={setTo}
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

type Colleague = EndpointReply<typeof listStaff>[number];

/** All but the reader; null until they are known. Who may work on the case is the server's question. */
function useColleagues(): readonly Colleague[] | null {
  const { uid } = useStaffSession();
  const [colleagues, setColleagues] = useState<readonly Colleague[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const result = await api.call(listStaff, {});
      if (isCurrent && result.ok) setColleagues(result.data.filter((one) => one.uid !== uid));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  return colleagues;
}
