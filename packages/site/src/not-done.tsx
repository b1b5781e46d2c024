/**
 * Says, at the place where something was pressed, that it is not done, and why. Without a reply of the
 * server it is unknown whether the action took effect: the notice then offers to try it again, and the
 * same idempotency key finds what the first try did.
 */
import type { CallFailure } from "@parley/contract/client";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { useEffect, useRef, type ReactNode } from "react";
import { isOutcomeUnknown } from "./forms/attempt-keys.ts";
import { useFailureText } from "./failure-text.tsx";
import { usePhrase } from "./phrase.tsx";

export interface NotDoneProps {
  /** What is not done after a refusal, in the words of the action: "Not marked as paid". */
  readonly title: string | undefined;
  readonly failure: CallFailure<string> | null;
  /** Presses once more; left out where the form's own button does it. */
  readonly onRetry?: (() => void) | undefined;
  readonly isBusy?: boolean | undefined;
  /** The way to customer service, where there is one. */
  readonly contact?: ReactNode;
}

export function NotDone({ title, failure, onRetry, isBusy, contact }: NotDoneProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  // A dialog on a phone scrolls: without this the notice can be below its edge.
  useEffect(() => {
    if (failure !== null) place.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  if (failure === null) return null;
  const isUnknown = isOutcomeUnknown(failure);
  return (
    <div ref={place}>
      <Notice tone="danger" role="alert" title={isUnknown ? t("shell.notDone.unknown") : title}>
        <p>{textOf(failure)}</p>
        {isUnknown && <p>{t("shell.notDone.text")}</p>}
        {contact}
        {isUnknown && onRetry !== undefined && (
          <Button
            tone="secondary"
            size="small"
            isBusy={isBusy}
            onClick={onRetry}
            className="mt-2 max-sm:min-h-11"
          >
            {t("shell.notDone.retry")}
          </Button>
        )}
      </Notice>
    </div>
  );
}
