/** The second step of a login, when the device is new or an authenticator is on. */
import type { CallFailure } from "@parley/contract/client";
import { verifyLogIn, waitingLogIn } from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import type { Loaded } from "../../../shared/data/loaded.ts";
import { useData } from "../../../shared/data/use-data.ts";
import { useCaptcha } from "../../../shared/captcha/captcha.ts";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Attempt } from "../../../shared/security/codes/verification.ts";
import { VerificationForm } from "../../../shared/security/verification-form.tsx";
import { AuthCard } from "../parts/auth-card.tsx";
import { waitingOf } from "../parts/code-step.ts";
import { NextStep } from "../parts/next-step.tsx";
import type { SentTo } from "./begun.ts";
import { needsOfChannels, sentChannels, type VerificationNeeded } from "./needs-of-channels.ts";

export interface VerifyStepProps {
  /** Null after a reload: the server knows it of this browser. */
  readonly needed: VerificationNeeded | null;
  /** The last code that was requested, if any. */
  readonly sent: SentTo | null;
  readonly onSent: (sent: SentTo) => void;
  readonly onDone: () => void;
  /** With the reason when the login has to begin again. */
  readonly onBack: (reason: string | null) => void;
}

export function VerifyStep(props: VerifyStepProps) {
  const { needed, onBack } = props;
  const t = usePhrase();
  const textOf = useFailureText();
  const { data, failure, isReading, reload } = useData({
    first: useGiven(needed),
    read: () => getApi().call(waitingLogIn, {}),
  });
  const isOver = failure?.name === "ticketExpired";
  const leave = useEffectEvent(() => failure !== null && onBack(textOf(failure)));
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  if (data !== null) return <Codes {...props} needed={data} />;
  if (failure === null || isReading || isOver) return <NextStep />;
  return (
    <AuthCard title={t("security.verify.title")} isStep>
      <ErrorState
        title={t("security.verify.loadFailed")}
        text={textOf(failure)}
        retryLabel={t("security.verify.retry")}
        onRetry={() => void reload()}
      />
    </AuthCard>
  );
}

function useGiven(needed: VerificationNeeded | null): Loaded<VerificationNeeded> | null {
  return useMemo(() => (needed === null ? null : { ok: true, data: needed }), [needed]);
}

interface CodesProps extends VerifyStepProps {
  readonly needed: VerificationNeeded;
}

function Codes({ needed, sent: sentBefore, onSent, onDone, onBack }: CodesProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const { isChecking, withCaptcha } = useCaptcha();
  const { ticket, reason, channels } = needed;
  const sent = sentChannels(channels);
  const [chosen, setChosen] = useState(sentBefore?.channel ?? sent[0] ?? null);
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
          sent: sentBefore?.channel === chosen ? sentBefore : null,
          send: async (request, options) => {
            const call = () => getApi().call(sendCode, request, options);
            const result = await withCaptcha(call, { isExpected: true });
            if (result.ok && chosen !== null) {
              onSent({ channel: chosen, ...waitingOf(result.data.sentTo, result.data) });
            }
            return result;
          },
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
