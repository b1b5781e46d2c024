/** Setting up an authenticator: scan, enter its first code, verify, keep the recovery codes. */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { confirmTotp, type beginTotp } from "@parley/contract/endpoints/identity/security";
import { Button } from "@parley/ui/controls/button";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { notify } from "@parley/ui/feedback/toast";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { CodeField } from "../../shared/security/code-field.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { codeProblem } from "../../shared/security/factors.ts";
import { useFocusFirstError } from "@parley/site/focus-first-error";
import type { Attempt } from "../../shared/security/verification.ts";
import { VerificationForm } from "../../shared/security/verification-form.tsx";
import { QrCode } from "../../shared/qr/qr-code.tsx";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";
import { useChanged } from "./use-changed.ts";

export type NewAuthenticator = EndpointReply<typeof beginTotp>;

export interface AuthenticatorSetupProps {
  readonly begun: NewAuthenticator;
  readonly onClose: () => void;
}

type Step =
  | { readonly name: "scan" | "verify" }
  | { readonly name: "save"; readonly codes: readonly string[] };

export default function AuthenticatorSetup({ begun, onClose }: AuthenticatorSetupProps) {
  const t = usePhrase();
  const tellChange = useChanged();
  const [step, setStep] = useState<Step>({ name: "scan" });
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const confirm = async ({ codes, codesKey }: Attempt) => {
    const result = await getApi().call(confirmTotp, { code, codes }, { idempotencyKey: codesKey });
    if (result.ok) {
      tellChange(t("security.totp.turnedOn"));
      setStep({ name: "save", codes: result.data.recoveryCodes });
      return null;
    }
    if (!isAboutFirstCode(result)) return result;
    setError(result.message);
    setCode("");
    setStep({ name: "scan" });
    return null;
  };
  if (step.name === "save") return <RecoveryCodesDialog codes={step.codes} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      isInsistent
      title={t(step.name === "scan" ? "security.totp.setUpTitle" : "security.verify.title")}
      description={t(step.name === "scan" ? "security.totp.scanText" : "security.verify.adding")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {step.name === "scan" ? (
        <ScanForm
          begun={begun}
          code={code}
          onCodeChange={setCode}
          error={error}
          onErrorChange={setError}
          onContinue={() => setStep({ name: "verify" })}
          onClose={onClose}
        />
      ) : (
        <VerificationForm
          purpose="totp-confirm"
          submit={confirm}
          notDone={t("shell.notDone.change")}
          onCancel={() => setStep({ name: "scan" })}
          cancelLabel={t("security.back")}
        />
      )}
    </Dialog>
  );
}

/** The code of the new authenticator itself, as opposed to those that verify its owner. */
function isAboutFirstCode({ name, fields }: CallFailure<string>): boolean {
  return name === "totpSetupExpired" || fields.some(({ path }) => path === "code");
}

interface ScanFormProps extends AuthenticatorSetupProps {
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly error: string | null;
  readonly onErrorChange: (error: string | null) => void;
  readonly onContinue: () => void;
}

function ScanForm(props: ScanFormProps) {
  const { begun, code, error } = props;
  const t = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  const [round, setRound] = useState(0);
  useFocusFirstError(form, round);
  useEffect(() => {
    form.current?.querySelector("input")?.focus();
  }, []);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const problem = codeProblem(code);
    if (problem === null) {
      props.onContinue();
      return;
    }
    props.onErrorChange(
      t(problem === "blank" ? "security.field.required" : "security.code.invalidFormat"),
    );
    setRound((count) => count + 1);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
        <QrCode text={begun.otpauthUri} label={t("security.totp.qr")} />
        <div className="flex min-w-0 flex-col gap-1 max-sm:w-full">
          <p className="text-sm font-medium">{t("security.totp.manualKey")}</p>
          <div className="border-line bg-sunken flex items-center gap-1 rounded-md border py-1.5 ps-3 pe-1.5">
            <code className="min-w-0 flex-1 font-mono text-sm break-words">
              {inGroups(begun.secret)}
            </code>
            <CopyButton
              text={begun.secret}
              label={t("security.totp.copyKey")}
              copiedLabel={t("security.copied")}
              onFailure={() => notify({ tone: "warning", text: t("security.copyFailed") })}
            />
          </div>
        </div>
      </div>
      <CodeField
        label={t("security.code.totp")}
        hint={t("security.code.authenticator")}
        value={code}
        onValueChange={(next) => {
          props.onCodeChange(next);
          props.onErrorChange(null);
        }}
        onComplete={props.onContinue}
        error={error ?? undefined}
      />
      <DialogActions>
        <Button tone="secondary" onClick={props.onClose}>
          {t("security.cancel")}
        </Button>
        <Button type="submit">{t("security.continue")}</Button>
      </DialogActions>
    </form>
  );
}

/** Four letters at a time are what people can carry from one screen to another. */
function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(" ");
}
