/**
 * The security verification itself: every factor that a purpose needs in one form, and the
 * alternatives for a user who cannot use one of them. It is a dialog of its own or the last step of
 * another. Which factors are needed is read while the code of their fields is loaded.
 */
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { useEffect, useState } from "react";
import type { Loaded } from "../data/loaded.ts";
import { useData } from "../data/use-data.ts";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { latePart } from "../../shell/boot/late-part.tsx";
import { loadCodes } from "./codes/load-codes.ts";
import { readNeeds, type Needs } from "./codes/requirements.ts";
import type { VerificationFormProps } from "./codes/verification.ts";

const NeededCodes = latePart(loadCodes, { fallback: <LoadingFactors /> });

export function VerificationForm(props: VerificationFormProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const { purpose, login } = props;
  // A login knows at once what it needs, so there is nothing to wait for and no skeleton to flash.
  const [first] = useState<Loaded<Needs> | null>(login ? { ok: true, data: login.needs } : null);
  const reading = useData({ key: purpose, first, read: () => readNeeds(purpose) });
  const { data: needs, failure, isReading, reload } = reading;
  // Needed as soon as the reply is there; a failure is told in the place of the fields.
  useEffect(() => void loadCodes().catch(() => undefined), []);
  if (needs !== null) return <NeededCodes {...props} needs={needs} />;
  if (failure === null || isReading) return <LoadingFactors />;
  return (
    <ErrorState
      title={t("security.verify.loadFailed")}
      text={textOf(failure)}
      retryLabel={t("security.verify.retry")}
      onRetry={() => void reload()}
    />
  );
}

/** As high as one code with its label, which most purposes need. */
function LoadingFactors() {
  const t = usePhrase();
  return (
    <div aria-busy className="flex flex-col gap-4">
      <output className="sr-only">{t("security.verify.loading")}</output>
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-12 w-full max-w-76" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}
