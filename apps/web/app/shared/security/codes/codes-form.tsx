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
import { PasswordInput } from "../../forms/password-input.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
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
import { NotDone } from "../../forms/not-done.tsx";
import { OwnCodeField } from "./own-code-field.tsx";
import type { Needs } from "./requirements.ts";
import { SentCodeField } from "./sent-code-field.tsx";
import { useCodes } from "./use-codes.ts";
import type { VerificationFormProps } from "./verification.ts";

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
  const [given, setGiven] = useState<GivenCodes>(NO_CODES);
  const submission = useCodes(props, (refused) =>
    setGiven((now) => ({
      ...now,
      ...Object.fromEntries(
        refused.filter((factor) => factor !== "password").map((factor) => [factor, ""]),
      ),
    })),
  );
  const { errors, round, refusal, isBusy, submit, forget } = submission;
  const key = own?.sending?.key;
  const [keyOfOwn, setKeyOfOwn] = useState(key);
  // The code of another new contact is another code.
  if (key !== keyOfOwn) {
    setKeyOfOwn(key);
    setGiven({ ...given, own: "" });
    forget("own");
  }
  const asking = useAsking(form, props, submission.mayAskForCodes);
  useFocusFirstError(form, round);
  useFocusFirstField(form, props.keepsFocus === true);
  useFocusAfterHelp(form, isRecovering);
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
    if (!asking.hasAsked) asking.ask();
    // The second half of a double press finds this button in the place of the one before.
    else if (isUntouched(given) && asking.isJustAsked()) focusFirstCode(form.current);
    else void submit(given);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {own?.lead}
      {asking.hasAsked ? (
        <Codes
          {...props}
          given={given}
          errors={errors}
          nextCodeAt={submission.nextCodeAt}
          isTogether={asking.isTogether}
          askedFor={asking.askedFor}
          onChange={change}
          onAsk={forget}
          onComplete={goOn}
        />
      ) : (
        <Targets {...props} />
      )}
      <NotDone title={props.notDone} failure={refusal} />
      {(asking.hasAsked || own === undefined) && factors.some(isCodeFactor) && (
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
            {t(asking.sent > 1 ? "security.code.getAll" : "security.code.get")}
          </Button>
        )}
      </Actions>
    </form>
  );
}

/** Where the codes of the owner will be sent, beside the one for a contact that is added above. */
function Targets({ factors, needs, own }: Pick<CodesFormProps, "factors" | "needs" | "own">) {
  const t = usePhrase();
  const targets = factors.filter(isSent).flatMap((factor) => needs.targets[factor] ?? []);
  if (targets.length === 0) return null;
  return (
    <ul className="text-muted flex flex-col gap-1 text-sm">
      {targets.map((target) => (
        <li key={target}>
          {t(own?.sending === undefined ? "security.code.goesTo" : "security.code.anotherTo", {
            n: target,
          })}
        </li>
      ))}
    </ul>
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
  /** One press asks for all codes; otherwise each is asked for by itself. */
  readonly isTogether: boolean;
  /** The new contact whose code was asked for; null: none, or the contact is another by now. */
  readonly askedFor: string | null;
  readonly onChange: (part: Partial<GivenCodes>, factor: Factor) => void;
  /** Another code is asked for: what was wrong with the one before is no longer of interest. */
  readonly onAsk: (factor: Factor) => void;
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
                  onAsk={() => props.onAsk("own")}
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
      onAsk={() => props.onAsk(factor)}
      onComplete={(code) => onComplete(factor, code)}
      error={errors[factor]}
      target={needs.targets[factor]}
      send={login?.send}
      earlier={login?.sent}
      sendsAtOnce={props.isTogether}
      request={() => ({
        channel: factor,
        purpose,
        ...(subject === undefined ? {} : { subject }),
        ...(login === undefined ? {} : { ticket: login.ticket }),
      })}
    />
  );
}

function isUntouched(given: GivenCodes): boolean {
  return JSON.stringify(given) === JSON.stringify(NO_CODES);
}

function isSent(factor: Factor): factor is "email" | "phone" {
  return factor === "email" || factor === "phone";
}

/** How many codes have to be sent. */
function countSent({ factors, own }: Pick<CodesFormProps, "factors" | "own">): number {
  return factors.filter(isSent).length + (own?.sending === undefined ? 0 : 1);
}

const DOUBLE_PRESS_MS = 1000;

/** Where several codes are needed, or something is added, one press asks for all of them. */
function useAsking(
  form: RefObject<HTMLFormElement | null>,
  { factors, own }: Pick<CodesFormProps, "factors" | "own">,
  mayAsk: () => boolean,
) {
  const sent = countSent({ factors, own });
  const isTogether = sent > (own === undefined ? 1 : 0);
  const key = own?.sending?.key ?? "";
  const [hasAsked, setHasAsked] = useState(!isTogether || own?.sendsAtOnce === true);
  const [askedFor, setAskedFor] = useState(() => (isTogether && hasAsked ? key : null));
  const askedAt = useRef<number | null>(null);
  // Another contact has to be asked for by itself, also when the first one is typed again.
  if (askedFor !== null && askedFor !== key) setAskedFor(null);
  useEffect(() => {
    if (askedAt.current === null || !hasAsked) return;
    focusFirstCode(form.current);
  }, [form, hasAsked]);
  return {
    sent,
    isTogether,
    hasAsked,
    askedFor,
    isJustAsked: () =>
      askedAt.current !== null && performance.now() - askedAt.current < DOUBLE_PRESS_MS,
    ask: () => {
      if (!mayAsk()) return;
      askedAt.current = performance.now();
      setHasAsked(true);
      setAskedFor(key);
    },
  };
}

/** The first field, or the button that shows it, has the keyboard as soon as the form is there. */
function useFocusFirstField(form: RefObject<HTMLFormElement | null>, keepsFocus: boolean): void {
  const focus = useEffectEvent(() => {
    if (keepsFocus) return;
    form.current?.querySelector<HTMLElement>("input, button[type=submit]")?.focus();
  });
  useEffect(() => focus(), []);
}

/** A recovery code was chosen in the help, which has closed. */
function useFocusAfterHelp(form: RefObject<HTMLFormElement | null>, isRecovering: boolean): void {
  useEffect(() => {
    if (!isRecovering) return;
    const code = form.current?.querySelector<HTMLElement>('[data-factor="totp"] input');
    (code ?? form.current?.querySelector<HTMLElement>("input, button[type=submit]"))?.focus();
  }, [form, isRecovering]);
}

function focusFirstCode(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>("[data-factor] input")?.focus();
}

function focusField(form: HTMLFormElement | null, factor: Factor): void {
  const place =
    factor === "password"
      ? form?.querySelector('input[autocomplete="current-password"]')
      : form?.querySelector(`[data-factor="${factor}"] input`);
  if (place instanceof HTMLElement) place.focus();
}
