import { ErrorState } from "@parley/ui/feedback/error-state";
import type { Reading } from "../../../shared/data/use-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

type LoadFailedProps = Pick<Reading<unknown>, "failure" | "isReading" | "reload">;

/** Stands in the place of a part that could not be read. */
export function LoadFailed({ failure, isReading, reload }: LoadFailedProps) {
  const t = usePhrase();
  return (
    <ErrorState
      title={t("wallet.loadFailed")}
      text={failure?.message || t("shell.error.network")}
      retryLabel={t("shell.error.retry")}
      isRetrying={isReading}
      onRetry={() => void reload()}
    />
  );
}
