/** A passkey or the code of an authenticator, where the server asks for one and nothing else. */
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { OtpField } from "@parley/ui/controls/otp-field";
import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useState, type FormEvent } from "react";
import { failureText, type Failure } from "../shell/api.ts";
import { answerWithPasskey, type Codes } from "../shell/passkey.ts";

export interface SecondFactorProps {
  /** What the factor is asked for, as the server names it. */
  readonly subject: string;
  readonly submitLabel: string;
  readonly send: (codes: Codes) => Promise<{ readonly ok: true } | Failure>;
  readonly onDone: () => void;
}

export function SecondFactor({ subject, submitLabel, send, onDone }: SecondFactorProps) {
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const sendCodes = async (codes: Codes) => {
    const answer = await send(codes);
    if (answer.ok) return onDone();
    setCode("");
    return setRefusal(failureText(answer));
  };
  const withPasskey = async () => {
    const answer = await answerWithPasskey(subject);
    return answer.ok ? sendCodes({ passkey: answer.passkey }) : setRefusal(answer.text);
  };
  const press = (run: () => Promise<void>) => {
    setRefusal(null);
    setIsBusy(true);
    void run().finally(() => setIsBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.length < 6) setRefusal("Enter the six digits of your authenticator.");
    else press(() => sendCodes({ totp: code }));
  };
  return (
    <>
      <Button
        size="large"
        isWide
        isBusy={isBusy}
        icon={<Fingerprint aria-hidden className="size-5" />}
        onClick={() => press(withPasskey)}
      >
        Use a passkey
      </Button>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Or the code of your authenticator" error={refusal}>
          {(control) => (
            <OtpField
              {...control}
              value={code}
              onValueChange={setCode}
              digitLabel={(position, length) => `Digit ${position} of ${length}`}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </form>
    </>
  );
}
