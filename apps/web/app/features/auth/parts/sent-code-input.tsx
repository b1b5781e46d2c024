/** Six digits that were sent, with another code for who waits in vain. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { register } from "@parley/contract/endpoints/identity/account";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";
import { CodeField } from "../../../shared/security/codes/code-field.tsx";
import { CodeSender } from "../../../shared/security/codes/code-sender.tsx";

/** What the server says of a code it has sent. */
export type SentCode = EndpointReply<typeof register>;

type ShownCode = Pick<SentCode, "sentTo" | "retryIn">;

export interface SentCodeInputProps {
  readonly sent: ShownCode;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onComplete: (value: string) => void;
  readonly error: string | undefined;
  readonly isResending: boolean;
  /** Gives the newly sent code, or null when that was refused. */
  readonly onResend: () => Promise<ShownCode | null>;
}

export function SentCodeInput(props: SentCodeInputProps) {
  const { sent: first, value, onValueChange, onComplete, error, isResending, onResend } = props;
  const t = usePhrase();
  const [sent, setSent] = useState<ShownCode>(first);
  const [resendAt, setResendAt] = useState<number | null>(() => waitOf(first));
  const [isNew, setIsNew] = useState(false);
  const resend = async () => {
    const again = await onResend();
    if (again === null) return;
    setSent(again);
    setResendAt(waitOf(again));
    setIsNew(true);
    onValueChange("");
  };
  return (
    <FocusedOn reason={error}>
      <CodeField
        label={t("auth.code")}
        hint={isNew ? t("auth.code.sent") : t("security.code.sentTo", { n: sent.sentTo })}
        value={value}
        onValueChange={onValueChange}
        onComplete={onComplete}
        error={error}
        aside={
          <CodeSender
            isAgain
            resendAt={resendAt}
            isBusy={isResending}
            onSend={() => void resend()}
            onReady={() => setResendAt(null)}
          />
        }
      />
    </FocusedOn>
  );
}

function waitOf({ retryIn }: ShownCode): number {
  return serverNow() + retryIn * 1000;
}

interface FocusedOnProps {
  readonly reason: string | undefined;
  readonly children: ReactNode;
}

/** On this step, and after a wrong code, the field has the focus. */
function FocusedOn({ reason, children }: FocusedOnProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current || reason !== undefined) place.current?.querySelector("input")?.focus();
    isFirst.current = false;
  }, [reason]);
  return <div ref={place}>{children}</div>;
}
