/** A code that is sent to an email or a phone: the button that sends it, the wait, and its digits. */
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import type { EndpointInput } from "@parley/contract/endpoint";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";
import { CodeField } from "./code-field.tsx";
import { CodeSender } from "./code-sender.tsx";
import type { Send } from "@parley/site/forms/submitter";
import { sendTo, useSubmission } from "../../forms/use-submission.ts";

export type CodeRequest = EndpointInput<typeof sendCode>;

/** What the server says of a code it has sent. */
interface SentCode {
  readonly sentTo: string;
  readonly retryIn: number;
}

/** Sends a code; a page without a session brings its own, which proves that it is no robot. */
export type SendCode = Send<CodeRequest, SentCode, string>;

const sendFromSession: SendCode = sendTo(sendCode);

/** A code that was sent before this field was there. */
export interface EarlierCode {
  /** Masked. */
  readonly account: string;
  readonly resendAt: number;
}

export interface SentCodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onComplete: (value: string) => void;
  /** A code is asked for. */
  readonly onAsk: () => void;
  readonly error?: string | undefined;
  /** Masked, where it is known before a code is sent. */
  readonly target?: string | null | undefined;
  /** What to send, or null when something must be entered first; the caller then says what. */
  readonly request: () => CodeRequest | null;
  readonly send?: SendCode | undefined;
  readonly earlier?: EarlierCode | null | undefined;
  /** It was asked for by the press that showed the field; the focus is the caller's then. */
  readonly sendsAtOnce?: boolean | undefined;
}

export function SentCodeField(props: SentCodeFieldProps) {
  const t = usePhrase();
  const place = useRef<HTMLDivElement>(null);
  // What was sent is typed next.
  const sending = useSending(props, () => place.current?.querySelector("input")?.focus());
  const { sentTo, earlierText, resendAt, refusal, isBusy, send, allowAgain } = sending;
  const hintOf = (target: string | null | undefined) => {
    if (sentTo !== null) return t("security.code.sentTo", { n: sentTo });
    if (earlierText !== null) return earlierText;
    return typeof target === "string" ? t("security.code.goesTo", { n: target }) : undefined;
  };
  return (
    <div ref={place}>
      <CodeField
        label={props.label}
        value={props.value}
        onValueChange={(value) => {
          sending.forgetRefusal();
          props.onValueChange(value);
        }}
        onComplete={props.onComplete}
        hint={hintOf(props.target)}
        error={props.error ?? refusal ?? undefined}
        aside={
          <CodeSender
            isAgain={sentTo !== null}
            resendAt={resendAt}
            isBusy={isBusy}
            onSend={send}
            onReady={allowAgain}
          />
        }
      />
    </div>
  );
}

function useSending(props: SentCodeFieldProps, onSent: () => void) {
  const { request, send = sendFromSession, sendsAtOnce = false, earlier = null } = props;
  const isPressed = useRef(false);
  const hasBegun = useRef(false);
  const [sentTo, setSentTo] = useState(earlier?.account ?? null);
  /** Until then the server would refuse another one. */
  const [resendAt, setResendAt] = useState(earlier?.resendAt ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Says that a code was sent before this field was there. */
  const [earlierText, setEarlierText] = useState<string | null>(null);
  const textOf = useFailureText();
  const waitFor = (seconds: number) => setResendAt(serverNow() + seconds * 1000);
  const { submit, isBusy } = useSubmission(send, {
    onDone: (sent) => {
      setSentTo(sent.sentTo);
      waitFor(sent.retryIn);
      if (isPressed.current) onSent();
    },
    onFailed: (failure) => {
      if (failure.name === "codeTooSoon") {
        waitFor(failure.retryAfterSeconds ?? 60);
        // The one that was sent a moment ago is as good, unless it was for another subject.
        if (!isPressed.current && request()?.subject === undefined) {
          setEarlierText(textOf(failure));
          return;
        }
      }
      setRefusal(textOf(failure));
    },
  });
  const ask = () => {
    const input = request();
    if (input === null) return;
    setRefusal(null);
    props.onAsk();
    void submit(input);
  };
  const askAtOnce = useEffectEvent(() => {
    if (hasBegun.current || !sendsAtOnce) return;
    hasBegun.current = true;
    ask();
  });
  useEffect(() => askAtOnce(), []);
  return {
    sentTo,
    resendAt,
    refusal,
    earlierText,
    isBusy,
    allowAgain: () => setResendAt(null),
    forgetRefusal: () => setRefusal(null),
    send: () => {
      isPressed.current = true;
      ask();
    },
  };
}
