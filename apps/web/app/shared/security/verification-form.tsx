/**
 * The security verification itself: every factor that a purpose needs in one form, and the
 * alternatives for a user who cannot use one of them. It is a dialog of its own or the last step of
 * another.
 */
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { Suspense, use, useState } from "react";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { CodesForm } from "./codes-form.tsx";
import { isCodeFactor, neededFactors } from "./factors.ts";
import { fetchNeeds, type FoundNeeds } from "./requirements.ts";
import type { VerificationFormProps } from "./verification.ts";
import { VerificationHelp } from "./verification-help.tsx";

export function VerificationForm(props: VerificationFormProps) {
  const t = usePhrase();
  const { purpose, login } = props;
  // A login knows at once what it needs, so there is nothing to wait for and no skeleton to flash.
  const [found, setFound] = useState<FoundNeeds | Promise<FoundNeeds>>(() =>
    login === undefined ? fetchNeeds(purpose) : { ok: true, needs: login.needs },
  );
  return (
    <Suspense fallback={<LoadingFactors label={t("security.verify.loading")} />}>
      <FoundForm {...props} found={found} onRetry={() => setFound(fetchNeeds(purpose))} />
    </Suspense>
  );
}

interface FoundFormProps extends VerificationFormProps {
  readonly found: FoundNeeds | Promise<FoundNeeds>;
  readonly onRetry: () => void;
}

function FoundForm({ found: given, onRetry, ...props }: FoundFormProps) {
  const found = given instanceof Promise ? use(given) : given;
  const t = usePhrase();
  const textOf = useFailureText();
  const [view, setView] = useState<"codes" | "help">("codes");
  const [isRecovering, setIsRecovering] = useState(false);
  if (!found.ok) {
    return (
      <ErrorState
        title={t("security.verify.loadFailed")}
        text={textOf(found.failure)}
        retryLabel={t("security.verify.retry")}
        onRetry={onRetry}
      />
    );
  }
  const factors = neededFactors(found.needs.requirements);
  const isHelping = view === "help";
  return (
    <>
      {/* Kept while help is read: what was typed and what was sent are still good afterwards. */}
      <div hidden={isHelping}>
        <CodesForm
          {...props}
          factors={factors}
          needs={found.needs}
          isRecovering={isRecovering}
          onRecoveringChange={setIsRecovering}
          onHelp={() => setView("help")}
        />
      </div>
      {isHelping && (
        <VerificationHelp
          factors={factors.filter(isCodeFactor)}
          targets={found.needs.targets}
          ticket={props.login?.ticket}
          onRecovery={() => {
            setIsRecovering(true);
            setView("codes");
          }}
          onBack={() => setView("codes")}
        />
      )}
    </>
  );
}

/** As high as one code with its label, which most purposes need. */
function LoadingFactors({ label }: { label: string }) {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-12 w-full max-w-76" />
      <Skeleton className="h-9 w-full" />
    </div>
  );
}
