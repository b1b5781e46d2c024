/** The authenticator's code, or its replacement: a passkey, or a recovery code. */
import { beginPasskeyCheck } from "@parley/contract/endpoints/identity/security";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { Button } from "@parley/ui/controls/button";
import { Countdown } from "@parley/ui/data/countdown";
import { Field } from "@parley/ui/controls/field";
import { Notice } from "@parley/ui/feedback/notice";
import { TextInput } from "@parley/ui/controls/text-input";
import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";
import { CodeField } from "./code-field.tsx";
import type { GivenCodes } from "./factors.ts";
import { answerWithPasskey } from "./passkey.ts";

export interface AuthenticatorFactorProps {
  readonly purpose: CodePurpose;
  readonly subject: string | undefined;
  readonly ticket: string | undefined;
  readonly canUsePasskey: boolean;
  readonly given: GivenCodes;
  readonly onChange: (part: Partial<GivenCodes>) => void;
  readonly onComplete: (code: string) => void;
  readonly error: string | undefined;
  /** A code was used before: when the app shows another. Null otherwise. */
  readonly nextCodeAt: number | null;
  readonly isRecovering: boolean;
  readonly onRecoveringChange: (isRecovering: boolean) => void;
}

export function AuthenticatorFactor(props: AuthenticatorFactorProps) {
  if (props.isRecovering) return <RecoveryCode {...props} />;
  if (props.given.passkey !== null) return <PasskeyGiven {...props} />;
  return <AuthenticatorCode {...props} />;
}

function AuthenticatorCode(props: AuthenticatorFactorProps) {
  const { given, onChange, onComplete, error, canUsePasskey, nextCodeAt } = props;
  const t = usePhrase();
  const { isBusy, refusal, ask } = usePasskeyCheck(props);
  return (
    <div className="flex flex-col gap-3">
      <CodeField
        label={t("security.code.totp")}
        hint={t("security.code.authenticator")}
        value={given.totp}
        onValueChange={(totp) => onChange({ totp })}
        onComplete={onComplete}
        error={error}
      />
      {nextCodeAt !== null && <NextCode key={nextCodeAt} at={nextCodeAt} />}
      {canUsePasskey && (
        <Button
          tone="secondary"
          size="small"
          className="self-start"
          icon={<Fingerprint aria-hidden className="size-4" />}
          isBusy={isBusy}
          onClick={() => void ask()}
        >
          {t("security.passkey.use")}
        </Button>
      )}
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </div>
  );
}

/** Counts down to the next code, and then says that it is there. */
function NextCode({ at }: { at: number }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const [isThere, setIsThere] = useState(false);
  if (isThere) return <output className="text-sm">{t("security.code.nextThere")}</output>;
  return (
    <p className="text-sm">
      {rich("security.code.nextIn", {
        time: (
          <Countdown
            key="time"
            deadlineAt={at}
            now={serverNow}
            urgentSeconds={-1}
            announce={(seconds) => t("security.code.nextSeconds", { seconds })}
            onEnd={() => setIsThere(true)}
          />
        ),
      })}
    </p>
  );
}

function usePasskeyCheck({ purpose, subject, ticket, onChange }: AuthenticatorFactorProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async () => {
    setRefusal(null);
    setIsBusy(true);
    try {
      const begun = await getApi().call(beginPasskeyCheck, {
        purpose,
        ...(subject === undefined ? {} : { subject }),
        ...(ticket === undefined ? {} : { ticket }),
      });
      if (!begun.ok) {
        setRefusal(textOf(begun));
        return;
      }
      const answer = await answerWithPasskey(begun.data.options);
      if (answer.ok) onChange({ passkey: answer.credential });
      else setRefusal(t(`security.passkey.${answer.reason}`));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusal, ask };
}

/** A refused answer is of no use again, so an error leads back to asking for another. */
function PasskeyGiven({ onChange, error }: AuthenticatorFactorProps) {
  const t = usePhrase();
  return (
    <div className="flex flex-col gap-2">
      <Notice tone={error === undefined ? "success" : "danger"} role="alert">
        {error ?? t("security.passkey.used")}
      </Notice>
      <LinkButton onClick={() => onChange({ passkey: null })}>
        {t("security.passkey.unused")}
      </LinkButton>
    </div>
  );
}

function RecoveryCode({ given, onChange, error, onRecoveringChange }: AuthenticatorFactorProps) {
  const t = usePhrase();
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t("security.recovery.code")}
        hint={t("security.help.recoveryText")}
        error={error}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            value={given.recovery ?? ""}
            onChange={(event) => onChange({ recovery: event.currentTarget.value })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="figures font-mono"
          />
        )}
      </Field>
      <LinkButton onClick={() => onRecoveringChange(false)}>
        {t("security.recovery.unused")}
      </LinkButton>
    </div>
  );
}

function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="text-accent min-h-9 self-start rounded text-sm hover:underline"
    >
      {children}
    </button>
  );
}
