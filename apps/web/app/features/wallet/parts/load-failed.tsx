import { ErrorState } from "@parley/ui/feedback/error-state";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

export interface LoadFailedProps {
  /** What the server said; empty when it could not be reached. */
  readonly message: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces a part that could not be loaded. */
export function LoadFailed({ message, isRetrying, onRetry }: LoadFailedProps) {
  const t = usePhrase();
  return (
    <ErrorState
      title={t("wallet.loadFailed")}
      text={message === "" ? t("shell.error.network") : message}
      retryLabel={t("shell.error.retry")}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
