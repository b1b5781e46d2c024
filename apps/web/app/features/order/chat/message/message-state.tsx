/** When a message was written and, for an own one, its state. */
import { Time } from "@parley/ui/data/time";
import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";
import type { LineState } from "./chat-line.ts";

export interface MessageStateProps {
  readonly at: number;
  /** Null of another's message. */
  readonly state: LineState | null;
  readonly onResend: () => void;
  readonly onDiscard: () => void;
}

export function MessageState({ at, state, onResend, onDiscard }: MessageStateProps) {
  const t = usePhrase();
  if (state?.kind === "failed") {
    return (
      <div role="alert" className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 text-xs">
        <span className="text-danger inline-flex items-center gap-1">
          <CircleAlert aria-hidden className="size-3.5" />
          {state.text}
        </span>
        <span className="inline-flex gap-1">
          <TextButton onPress={onResend}>{t("chat.resend")}</TextButton>
          <TextButton onPress={onDiscard}>{t("chat.discard")}</TextButton>
        </span>
      </div>
    );
  }
  return (
    <span className="text-subtle mt-0.5 inline-flex items-center gap-1 text-xs">
      {state?.kind === "waiting" ? t("chat.state.waiting") : <Time at={at} form="clock" />}
      {state !== null && <Sign kind={state.kind} />}
    </span>
  );
}

function TextButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="text-accent hover:bg-hover min-h-8 rounded px-1 font-medium"
    >
      {children}
    </button>
  );
}

/** Each differs in shape; screen readers announce its name. */
function Sign({ kind }: { kind: Exclude<LineState["kind"], "failed"> }) {
  const t = usePhrase();
  const look = "size-3.5";
  return (
    <>
      {(kind === "sending" || kind === "waiting") && <Clock aria-hidden className={look} />}
      {kind === "sent" && <Check aria-hidden className={look} />}
      {kind === "read" && <CheckCheck aria-hidden className={`${look} text-accent`} />}
      {kind !== "waiting" && <span className="sr-only">{t(`chat.state.${kind}`)}</span>}
    </>
  );
}
