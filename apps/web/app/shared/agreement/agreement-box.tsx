/** The text of the agreement in a box that scrolls, or why it is not there. */
import { ErrorState } from "@parley/ui/feedback/error-state";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { AgreementReading } from "./agreement-reading.ts";
import { AgreementText } from "./agreement-text.tsx";

export interface AgreementBoxProps extends Pick<AgreementReading, "agreement"> {
  readonly onRetry: () => void;
}

export function AgreementBox({ agreement, onRetry }: AgreementBoxProps) {
  const t = usePhrase();
  return (
    <section
      aria-label={t("agreement.body")}
      aria-busy={agreement === null}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="border-line-strong bg-surface h-[45dvh] min-h-40 overflow-y-auto rounded-md border p-4 text-sm"
    >
      {agreement === null && (
        <>
          <span className="sr-only">{t("agreement.loading")}</span>
          <SkeletonText lines={8} />
        </>
      )}
      {agreement === "failed" && (
        <ErrorState
          title={t("agreement.failed")}
          retryLabel={t("agreement.retry")}
          onRetry={onRetry}
        />
      )}
      {agreement !== null && agreement !== "failed" && (
        <div className="flex flex-col gap-6">
          <p className="figures text-muted text-xs">
            {t("agreement.version", { version: agreement.version })}
          </p>
          <AgreementText agreement={agreement} level={3} />
        </div>
      )}
    </section>
  );
}
