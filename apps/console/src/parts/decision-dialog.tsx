/**
 * Where a member of staff decides: what is decided, the fields of it, and the second factor. A
 * passkey is used where the account has one; with an authenticator one code opens ten minutes for
 * smaller claimed cases, in which the server asks for none.
 */
import { createAttemptKeys } from "@parley/site/forms/attempt-keys";
import { Button, type ButtonTone } from "@parley/ui/controls/button";
import { OtpField } from "@parley/ui/controls/otp-field";
import { Field } from "@parley/ui/controls/field";
import { Notice } from "@parley/ui/feedback/notice";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState, type ReactNode } from "react";
import { failureText, type Failure } from "../shell/api.ts";
import { answerWithPasskey, type Codes } from "../shell/passkey.ts";
import { useStaffSession } from "../shell/session.ts";

/** Codes, and the key by which the server recognises the same decision sent again. */
export interface Attempt {
  readonly codes: Codes;
  readonly idempotencyKey: string;
}

type Answer = { readonly ok: true } | Failure;

export interface DecisionDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly confirmLabel: string;
  readonly tone?: ButtonTone | undefined;
  /** What it is about, as the server names it: a passkey answers for this one thing. */
  readonly subject: string;
  /** What the fields lack, in words; null when the decision can be sent. */
  readonly problem: string | null;
  /** A claimed case of small worth: the server may not ask for a code. */
  readonly isSmall?: boolean | undefined;
  readonly decide: (attempt: Attempt) => Promise<Answer>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function DecisionDialog(props: DecisionDialogProps) {
  const { title, description, confirmLabel, tone = "primary", problem, isSmall = false } = props;
  const { factors, stepUpUntil } = useStaffSession();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isCodeWanted, setIsCodeWanted] = useState(
    () => !isSmall || stepUpUntil === null || stepUpUntil < Date.now(),
  );
  const [keys] = useState(createAttemptKeys);

  const send = async (codes: Codes) => {
    const answer = await props.decide({ codes, idempotencyKey: keys.keyFor(codes) });
    keys.settle(answer);
    if (answer.ok) return props.onDone();
    if (answer.name === "codesMissing") setIsCodeWanted(true);
    setCode("");
    return setRefusal(failureText(answer));
  };

  const withPasskey = async () => {
    const answer = await answerWithPasskey(props.subject);
    return answer.ok ? send({ passkey: answer.passkey }) : setRefusal(answer.text);
  };

  const press = (run: () => Promise<void>) => {
    if (problem !== null) return setRefusal(problem);
    setRefusal(null);
    setIsBusy(true);
    return void run().finally(() => setIsBusy(false));
  };

  const needsCode = isCodeWanted && code.length < 6;
  return (
    <Dialog
      isOpen
      isInsistent
      isBusy={isBusy}
      title={title}
      description={description}
      closeLabel="Close"
      size="large"
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          <Button tone="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          {factors.passkey && (
            <Button
              tone={factors.totp ? "secondary" : tone}
              isBusy={isBusy}
              onClick={() => press(withPasskey)}
            >
              {factors.totp ? "Confirm with passkey" : confirmLabel}
            </Button>
          )}
          {factors.totp && (
            <Button
              tone={tone}
              isBusy={isBusy}
              aria-disabled={needsCode}
              onClick={() =>
                needsCode
                  ? setRefusal("Enter the six digits of your authenticator.")
                  : press(() => send(isCodeWanted ? { totp: code } : {}))
              }
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {props.children}
        {factors.totp && isCodeWanted && (
          <Field label="Code of your authenticator">
            {(control) => (
              <OtpField
                {...control}
                value={code}
                onValueChange={setCode}
                digitLabel={(position, length) => `Digit ${position} of ${length}`}
              />
            )}
          </Field>
        )}
        {factors.totp && !isCodeWanted && (
          <p className="text-muted text-sm">
            You entered a code a short while ago: this decision needs none.
          </p>
        )}
        {refusal !== null && (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
