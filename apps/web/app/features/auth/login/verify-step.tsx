/** The second step of a login, when the device is new or an authenticator is on. */
import type { CallFailure } from "@parley/contract/client";
import { verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useCaptcha } from "../../../shared/captcha/captcha.ts";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Attempt } from "../../../shared/security/verification.ts";
import { VerificationForm } from "../../../shared/security/verification-form.tsx";
import { AuthCard } from "../parts/auth-card.tsx";
import { needsOfChannels, sentChannels, type VerificationNeeded } from "./needs-of-channels.ts";

export interface VerifyStepProps {
  readonly needed: VerificationNeeded;
  readonly onDone: () => void;
  /** With the reason when the login has to begin again. */
  readonly onBack: (reason: string | null) => void;
}

export function VerifyStep({ needed, onDone, onBack }: VerifyStepProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const { isChecking, withCaptcha } = useCaptcha();
  const { ticket, reason, channels } = needed;
  const sent = sentChannels(channels);
  const [chosen, setChosen] = useState(sent[0] ?? null);
  const other = sent.find((channel) => channel !== chosen);
  const withWait = (failure: CallFailure<string>): CallFailure<string> => {
    const { message, retryAfterSeconds } = failure;
    if (retryAfterSeconds === null) return failure;
    const wait = t("auth.wait", { time: minutesAndSeconds(retryAfterSeconds) });
    return { ...failure, message: t("shell.join.sentences", { before: message, after: wait }) };
  };
  const submit = async ({ codes, codesKey }: Attempt): Promise<CallFailure<string> | null> => {
    const result = await getApi().call(
      verifyLogIn,
      { ticket, codes },
      { idempotencyKey: codesKey },
    );
    if (result.ok) onDone();
    else if (result.name === "ticketExpired") onBack(textOf(result));
    else return withWait(result);
    return null;
  };
  return (
    <AuthCard
      title={t("security.verify.title")}
      text={t(reason === "newDevice" ? "security.verify.newDevice" : "auth.login.verify")}
      isStep
    >
      <VerificationForm
        // Another channel is another code: what was typed belongs to the one before.
        key={chosen}
        purpose="login"
        login={{
          ticket,
          needs: needsOfChannels(channels, chosen),
          send: (request, options) =>
            withCaptcha(() => getApi().call(sendCode, request, options), { isExpected: true }),
        }}
        submit={submit}
        notDone={t("auth.login.notDone")}
        onCancel={() => onBack(null)}
        cancelLabel={t("auth.login.back")}
        confirmLabel={t("auth.login.submit")}
      />
      {other !== undefined && (
        <button
          type="button"
          onClick={() => setChosen(other)}
          className="text-accent -mt-3 min-h-9 self-center rounded text-sm hover:underline"
        >
          {t(other === "email" ? "security.verify.useEmail" : "security.verify.usePhone")}
        </button>
      )}
      <output className="text-muted -mt-3 block text-center text-xs empty:hidden">
        {isChecking && t("auth.checking")}
      </output>
    </AuthCard>
  );
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
