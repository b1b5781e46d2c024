/** The codes of a verification, all of them at once, and the button that uses them. */
import { LONGEST_PASSWORD } from "@parley/domain/account/password-length";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from "react";
import { isOutcomeUnknown } from "@parley/site/forms/attempt-keys";
import { PasswordInput } from "../forms/password-input.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { AuthenticatorFactor } from "./authenticator-factor.tsx";
import { codesToSend, nextFactor } from "./code-flow.ts";
import { DialogActions } from "@parley/site/dialog-actions";
import {
  isCodeFactor,
  NO_CODES,
  type CodeFactor,
  type Factor,
  type GivenCodes,
} from "./factors.ts";
import { useFocusFirstError } from "@parley/site/focus-first-error";
import { NotDone } from "../forms/not-done.tsx";
import { OwnCodeField } from "./own-code-field.tsx";
import type { Needs } from "./requirements.ts";
import { SentCodeField } from "./sent-code-field.tsx";
import { useCodes } from "./use-codes.ts";
import type { OwnCode, VerificationFormProps } from "./verification.ts";

interface CodesFormProps extends VerificationFormProps {
  /** Of the owner, and the one of what is being added, in the order in which they are typed. */
  readonly factors: readonly Factor[];
  readonly needs: Needs;
  /** A recovery code replaces the authenticator's. */
  readonly isRecovering: boolean;
  readonly onRecoveringChange: (isRecovering: boolean) => void;
  readonly onHelp: () => void;
}

export function CodesForm(props: CodesFormProps) {
  const { factors, isRecovering, own } = props;
  const t = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useGiven(own);
  const submission = useCodes(props, (refused) =>
    setGiven((now) => ({
      ...now,
      ...Object.fromEntries(
        refused.filter((factor) => factor !== "password").map((factor) => [factor, ""]),
      ),
    })),
  );
  const { errors, round, refusal, isBusy, submit, forget } = submission;
  const sent = countSent(props);
  const asking = useAsking(form, { own, sent, mayAsk: submission.mayAskForCodes });
  useFocusFirstError(form, round);
  useFocusFirstField(form, props.keepsFocus === true);
  const change = (part: Partial<GivenCodes>, factor: Factor) => {
    setGiven({ ...given, ...part });
    forget(factor);
  };
  const goOn = (factor: Factor, code: string) => {
    const next = { ...given, [factor]: code };
    const typed = isRecovering ? next : { ...next, recovery: null };
    const missing = nextFactor(factors, typed);
    if (missing !== null) focusField(form.current, missing);
    else if (codesToSend(factors, typed, submission.sent) !== null) void submit(next);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (asking.hasAsked) void submit(given);
    else asking.ask();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {own?.lead}
      {asking.hasAsked && (
        <Codes
          {...props}
          given={given}
          errors={errors}
          nextCodeAt={submission.nextCodeAt}
          askedFor={asking.askedFor}
          onChange={change}
          onComplete={goOn}
        />
      )}
      <NotDone title={props.notDone} failure={refusal} />
      {asking.hasAsked && factors.some(isCodeFactor) && (
        <button
          type="button"
          onClick={props.onHelp}
          className="text-accent -my-2 min-h-9 self-start rounded text-sm hover:underline"
        >
          {t("security.verify.unavailable")}
        </button>
      )}
      <Actions isOfPage={props.onCancel === undefined}>
        {props.onCancel !== undefined && (
          <Button tone="secondary" disabled={isBusy} onClick={props.onCancel}>
            {props.cancelLabel ?? t("security.cancel")}
          </Button>
        )}
        {asking.hasAsked ? (
          <Button type="submit" tone={props.isDanger ? "danger" : "primary"} isBusy={isBusy}>
            {refusal !== null && isOutcomeUnknown(refusal)
              ? t("shell.notDone.retry")
              : (props.confirmLabel ?? t("security.confirm"))}
          </Button>
        ) : (
          <Button type="submit">
            {t(sent > 1 ? "security.code.getAll" : "security.code.get")}
          </Button>
        )}
      </Actions>
    </form>
  );
}

/** At the end of a dialog, and at the beginning of the line in a page. */
function Actions({
  isOfPage,
  children,
}: {
  readonly isOfPage: boolean;
  readonly children: ReactNode;
}) {
  if (!isOfPage) return <DialogActions>{children}</DialogActions>;
  return <div className="flex flex-col sm:items-start">{children}</div>;
}

interface CodesProps extends CodesFormProps {
  readonly given: GivenCodes;
  readonly errors: Partial<Record<Factor, string>>;
  readonly nextCodeAt: number | null;
  /** The new contact whose code was asked for together with the others; null: each by itself. */
  readonly askedFor: string | null;
  readonly onChange: (part: Partial<GivenCodes>, factor: Factor) => void;
  readonly onComplete: (factor: Factor, code: string) => void;
}

function Codes({ factors, given, errors, onChange, ...props }: CodesProps) {
  const t = usePhrase();
  return (
    <>
      {factors.includes("password") && (
        <Field label={t("security.password.current")} error={errors.password} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              maxLength={LONGEST_PASSWORD}
              value={given.password}
              onChange={(event) => onChange({ password: event.currentTarget.value }, "password")}
            />
          )}
        </Field>
      )}
      {factors.map((factor) => {
        if (factor === "password") return null;
        return (
          <div key={factor} data-factor={factor}>
            {isCodeFactor(factor) ? (
              <OwnersCode
                {...props}
                factor={factor}
                given={given}
                errors={errors}
                onChange={onChange}
              />
            ) : (
              props.own !== undefined && (
                <OwnCodeField
                  own={props.own}
                  askedFor={props.askedFor}
                  value={given.own}
                  onValueChange={(value) => onChange({ own: value }, "own")}
                  onComplete={(code) => props.onComplete("own", code)}
                  error={errors.own}
                />
              )
            )}
          </div>
        );
      })}
    </>
  );
}

interface OwnersCodeProps extends Omit<CodesProps, "factors"> {
  readonly factor: CodeFactor;
}

function OwnersCode({ factor, given, errors, onChange, onComplete, ...props }: OwnersCodeProps) {
  const { purpose, subject, login, needs } = props;
  const t = usePhrase();
  if (factor === "totp") {
    return (
      <AuthenticatorFactor
        purpose={purpose}
        subject={subject}
        ticket={login?.ticket}
        canUsePasskey={needs.requirements.passkey}
        given={given}
        onChange={(part) => onChange(part, "totp")}
        onComplete={(code) => onComplete("totp", code)}
        error={errors.totp}
        nextCodeAt={props.nextCodeAt}
        isRecovering={props.isRecovering}
        onRecoveringChange={props.onRecoveringChange}
      />
    );
  }
  return (
    <SentCodeField
      label={t(`security.code.${factor}`)}
      value={given[factor]}
      onValueChange={(value) => onChange({ [factor]: value }, factor)}
      onComplete={(code) => onComplete(factor, code)}
      error={errors[factor]}
      target={needs.targets[factor]}
      send={login?.send}
      earlier={login?.sent}
      sendsAtOnce={props.askedFor !== null}
      request={() => ({
        channel: factor,
        purpose,
        ...(subject === undefined ? {} : { subject }),
        ...(login === undefined ? {} : { ticket: login.ticket }),
      })}
    />
  );
}

/** What is typed. The code of another new contact is typed anew. */
function useGiven(own: OwnCode | undefined) {
  const key = own?.sending?.key;
  const [given, setGiven] = useState<GivenCodes>(NO_CODES);
  const [keyOfOwn, setKeyOfOwn] = useState(key);
  if (key !== keyOfOwn) {
    setKeyOfOwn(key);
    setGiven({ ...given, own: "" });
  }
  return [given, setGiven] as const;
}

/** How many codes have to be sent. */
function countSent({ factors, own }: Pick<CodesFormProps, "factors" | "own">): number {
  const owners = factors.filter((factor) => factor === "email" || factor === "phone").length;
  return owners + (own?.sending === undefined ? 0 : 1);
}

interface AskingParts {
  readonly own: OwnCode | undefined;
  readonly sent: number;
  readonly mayAsk: () => boolean;
}

/** Where something is added, one press asks for all codes, and shows their fields. */
function useAsking(form: RefObject<HTMLFormElement | null>, { own, sent, mayAsk }: AskingParts) {
  const isTogether = own !== undefined && sent > 0;
  const key = own?.sending?.key ?? "";
  const [askedFor, setAskedFor] = useState(() =>
    isTogether && own.sendsAtOnce === true ? key : null,
  );
  const hasPressed = useRef(false);
  useEffect(() => {
    if (!hasPressed.current || askedFor === null) return;
    hasPressed.current = false;
    form.current?.querySelector<HTMLInputElement>("[data-factor] input")?.focus();
  }, [form, askedFor]);
  return {
    hasAsked: !isTogether || askedFor !== null,
    askedFor,
    ask: () => {
      if (!mayAsk()) return;
      hasPressed.current = true;
      setAskedFor(key);
    },
  };
}

/** The first field has the keyboard as soon as the form is there. */
function useFocusFirstField(form: RefObject<HTMLFormElement | null>, keepsFocus: boolean): void {
  const focus = useEffectEvent(() => {
    if (!keepsFocus) form.current?.querySelector("input")?.focus();
  });
  useEffect(() => focus(), []);
}

function focusField(form: HTMLFormElement | null, factor: Factor): void {
  const place =
    factor === "password"
      ? form?.querySelector('input[autocomplete="current-password"]')
      : form?.querySelector(`[data-factor="${factor}"] input`);
  if (place instanceof HTMLElement) place.focus();
}
