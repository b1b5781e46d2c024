/** A refusal of the whole form, and how long to wait. */
import type { CallFailure } from "@parley/contract/client";
import { Countdown } from "@parley/ui/data/countdown";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { RefusalContact } from "../../../shared/support/refusal-contact.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";

interface Refused {
  readonly text: string;
  /** The server's error name; null for the form's own text. */
  readonly error: string | null;
  /** Until when another attempt is refused. */
  readonly retryAt: number | null;
}

export interface Refusal {
  readonly refused: Refused | null;
  readonly isWaiting: boolean;
  readonly refuse: (failure: CallFailure<string>) => void;
  readonly say: (text: string) => void;
  readonly clear: () => void;
}

export function useRefusal(initial: string | null = null): Refusal {
  const textOf = useFailureText();
  const [refused, setRefused] = useState<Refused | null>(
    initial === null ? null : { text: initial, error: null, retryAt: null },
  );
  return {
    refused,
    isWaiting: refused !== null && refused.retryAt !== null,
    refuse: (failure) => {
      const seconds = failure.retryAfterSeconds;
      const retryAt = seconds === null ? null : serverNow() + seconds * 1000;
      setRefused({ text: textOf(failure), error: failure.name, retryAt });
    },
    say: (text) => setRefused({ text, error: null, retryAt: null }),
    clear: () => setRefused(null),
  };
}

export function RefusalNotice({ refusal }: { readonly refusal: Refusal }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { refused, clear } = refusal;
  if (refused === null) return null;
  return (
    <Notice tone="danger" role="alert">
      <p>{refused.text}</p>
      {refused.error !== null && <RefusalContact error={refused.error} />}
      {refused.retryAt !== null && (
        <p className="font-medium">
          {rich("auth.wait", {
            time: (
              <Countdown
                key="time"
                deadlineAt={refused.retryAt}
                now={serverNow}
                urgentSeconds={-1}
                announce={(seconds) => t("auth.secondsLeft", { seconds })}
                onEnd={clear}
              />
            ),
          })}
        </p>
      )}
    </Notice>
  );
}
