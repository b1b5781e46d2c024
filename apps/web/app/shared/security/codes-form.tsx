/** The codes of a verification, all of them at once, and the button that uses them. */
import { LONGEST_PASSWORD } from "@parley/domain/account/password-length";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { isOutcomeUnknown, newAttemptKey } from "@parley/site/forms/attempt-keys";
import { PasswordInput } from "../forms/password-input.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { serverNow } from "../../shell/state/public-store.ts";
import { AuthenticatorFactor } from "./authenticator-factor.tsx";
import { codesToSend, nameOfCodes, nextFactor, secondsToNextCode } from "./code-flow.ts";
import { DialogActions } from "@parley/site/dialog-actions";
import {
  isCodeFactor,
  NO_CODES,
  readCodes,
  refusedFactors,
  type CodeFactor,
  type CodeProblem,
  type Factor,
  type GivenCodes,
  type SecurityCodes,
} from "./factors.ts";
import { useFocusFirstError } from "@parley/site/focus-first-error";
import { NotDone } from "../forms/not-done.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import type { Needs } from "./requirements.ts";
import { SentCodeField } from "./sent-code-field.tsx";
import type { VerificationFormProps } from "./verification.ts";

interface CodesFormProps extends VerificationFormProps {
  readonly factors: readonly Factor[];
  readonly needs: Needs;
  /** A recovery code replaces the authenticator's. */
  readonly isRecovering: boolean;
  readonly onRecoveringChange: (isRecovering: boolean) => void;
  readonly onHelp: () => void;
}

type Errors = Partial<Record<Factor, string>>;

export function CodesForm(props: CodesFormProps) {
  const { factors, needs, purpose, subject, login, isRecovering } = props;
  const t = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<GivenCodes>(NO_CODES);
  const submission = useCodes(props, (refused) =>
    setGiven((now) => ({
      ...now,
      ...Object.fromEntries(refused.filter(isCodeFactor).map((factor) => [factor, ""])),
    })),
  );
  const { errors, round, refusal, isBusy, nextCodeAt, submit, forget } = submission;
  useFocusFirstError(form, round);
  useFocusFirstField(form);
  const change = (part: Partial<GivenCodes>, factor: Factor) => {
    setGiven({ ...given, ...part });
    forget(factor);
  };
  const goOn = (factor: CodeFactor, code: string) => {
    const next = { ...given, [factor]: code };
    const typed = isRecovering ? next : { ...next, recovery: null };
    const missing = nextFactor(factors, typed);
    if (missing !== null) focusField(form.current, missing);
    else if (codesToSend(factors, typed, submission.sent) !== null) void submit(next);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(given);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {factors.includes("password") && (
        <Field label={t("security.password.current")} error={errors.password} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              maxLength={LONGEST_PASSWORD}
              value={given.password}
              onChange={(event) => change({ password: event.currentTarget.value }, "password")}
            />
          )}
        </Field>
      )}
      {factors.filter(isCodeFactor).map((factor) => (
        <div key={factor} data-factor={factor}>
          {factor === "totp" ? (
            <AuthenticatorFactor
              purpose={purpose}
              subject={subject}
              ticket={login?.ticket}
              canUsePasskey={needs.requirements.passkey}
              given={given}
              onChange={(part) => change(part, "totp")}
              onComplete={(code) => goOn("totp", code)}
              error={errors.totp}
              nextCodeAt={nextCodeAt}
              isRecovering={isRecovering}
              onRecoveringChange={props.onRecoveringChange}
            />
          ) : (
            <SentCodeField
              label={t(`security.code.${factor}`)}
              value={given[factor]}
              onValueChange={(value) => change({ [factor]: value }, factor)}
              onComplete={(code) => goOn(factor, code)}
              error={errors[factor]}
              target={needs.targets[factor]}
              send={login?.send}
              request={() => ({
                channel: factor,
                purpose,
                ...(subject === undefined ? {} : { subject }),
                ...(login === undefined ? {} : { ticket: login.ticket }),
              })}
            />
          )}
        </div>
      ))}
      <NotDone title={props.notDone} failure={refusal} />
      {factors.some(isCodeFactor) && (
        <button
          type="button"
          onClick={props.onHelp}
          className="text-accent -my-2 min-h-9 self-start rounded text-sm hover:underline"
        >
          {t("security.verify.unavailable")}
        </button>
      )}
      <DialogActions>
        <Button tone="secondary" disabled={isBusy} onClick={props.onCancel}>
          {props.cancelLabel ?? t("security.cancel")}
        </Button>
        <Button type="submit" tone={props.isDanger ? "danger" : "primary"} isBusy={isBusy}>
          {refusal !== null && isOutcomeUnknown(refusal)
            ? t("shell.notDone.retry")
            : (props.confirmLabel ?? t("security.confirm"))}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The first field has the keyboard as soon as the form is there. */
function useFocusFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector("input")?.focus();
  }, [form]);
}

function focusField(form: HTMLFormElement | null, factor: Factor): void {
  const place = factor === "password" ? form : form?.querySelector(`[data-factor="${factor}"]`);
  place?.querySelector("input")?.focus();
}

function useCodes(
  { factors, submit, isRecovering }: CodesFormProps,
  /** A code that was refused is typed anew; the others stay. */
  clear: (refused: readonly Factor[]) => void,
) {
  const t = usePhrase();
  const [idempotencyKey] = useState(newAttemptKey);
  const [errors, setErrors] = useState<Errors>({});
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<string | null>(null);
  /** When the authenticator shows a code that was not used; null when none was. */
  const [nextCodeAt, setNextCodeAt] = useState<number | null>(null);

  const refuse = (found: Errors) => {
    setErrors(found);
    setRound((count) => count + 1);
  };

  const problemText = (factor: Factor, problem: CodeProblem) => {
    if (problem === "blank") return t("security.field.required");
    return factor === "totp" && isRecovering
      ? t("security.recovery.invalidFormat")
      : t("security.code.invalidFormat");
  };

  const sending = useSubmission<SecurityCodes, null, string>(
    async (codes, { idempotencyKey: codesKey }) =>
      (await submit({ codes, idempotencyKey, codesKey })) ?? { ok: true, data: null },
    {
      onFailed: (failure) => {
        const waitSeconds = secondsToNextCode(failure);
        setNextCodeAt(waitSeconds === null ? null : serverNow() + waitSeconds * 1000);
        const refused = refusedFactors(failure, factors);
        clear([...refused.keys()]);
        if (refused.size > 0) refuse(Object.fromEntries(refused));
        return refused.size > 0;
      },
    },
  );

  const run = async (given: GivenCodes) => {
    if (sending.isBusy) return;
    sending.forget();
    const read = readCodes(factors, isRecovering ? given : { ...given, recovery: null });
    if (!read.ok) {
      const found = factors.flatMap((factor) => {
        const problem = read.problems[factor];
        return problem === undefined ? [] : [[factor, problemText(factor, problem)] as const];
      });
      refuse(Object.fromEntries(found));
      return;
    }
    setErrors({});
    setSent(nameOfCodes(read.codes));
    await sending.submit(read.codes);
  };

  return {
    errors,
    round,
    refusal: sending.failure,
    isBusy: sending.isBusy,
    sent,
    nextCodeAt,
    submit: run,
    /** What is being mended is no longer wrong. */
    forget: (factor: Factor) => setErrors(({ [factor]: _mended, ...rest }) => rest),
  };
}
