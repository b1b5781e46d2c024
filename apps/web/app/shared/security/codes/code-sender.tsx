/** Sends a code, or another one; while that would be refused it says for how long. */
import { Countdown } from "@parley/ui/data/countdown";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";

export interface CodeSenderProps {
  /** Whether one was sent before. */
  readonly isAgain: boolean;
  /** Until when the server would refuse another one; null when it would not. */
  readonly resendAt: number | null;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  /** The wait is over. */
  readonly onReady: () => void;
}

export function CodeSender({ isAgain, resendAt, isBusy, onSend, onReady }: CodeSenderProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  if (resendAt === null) {
    return (
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={onSend}
        className="text-accent -my-2 min-h-9 rounded px-1 text-sm font-medium hover:underline aria-busy:opacity-60"
      >
        {t(isAgain ? "security.code.again" : "security.code.get")}
      </button>
    );
  }
  return (
    <span>
      {rich("security.code.againIn", {
        time: (
          <Countdown
            key="time"
            deadlineAt={resendAt}
            now={serverNow}
            urgentSeconds={-1}
            announce={(seconds) => t("security.code.secondsLeft", { seconds })}
            onEnd={onReady}
          />
        ),
      })}
    </span>
  );
}
