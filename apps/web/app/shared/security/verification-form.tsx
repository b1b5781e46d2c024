/**
 * The security verification itself: every factor that a purpose needs in one form, and the
 * alternatives for a user who cannot use one of them. It is a dialog of its own or the last step of
 * another.
 */
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { useState } from "react";
import type { Loaded } from "../data/loaded.ts";
import { useData } from "../data/use-data.ts";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { CodesForm } from "./codes-form.tsx";
import { isCodeFactor, neededFactors, type Factor } from "./factors.ts";
import { readNeeds, type Needs } from "./requirements.ts";
import type { VerificationFormProps } from "./verification.ts";
import { VerificationHelp } from "./verification-help.tsx";

export function VerificationForm(props: VerificationFormProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const { purpose, login } = props;
  // A login knows at once what it needs, so there is nothing to wait for and no skeleton to flash.
  const [first] = useState<Loaded<Needs> | null>(login ? { ok: true, data: login.needs } : null);
  const reading = useData({ key: purpose, first, read: () => readNeeds(purpose) });
  const { data: needs, failure, isReading, reload } = reading;
  if (needs !== null) return <NeededCodes {...props} needs={needs} />;
  if (failure === null || isReading) {
    return <LoadingFactors label={t("security.verify.loading")} />;
  }
  return (
    <ErrorState
      title={t("security.verify.loadFailed")}
      text={textOf(failure)}
      retryLabel={t("security.verify.retry")}
      onRetry={() => void reload()}
    />
  );
}

function NeededCodes({ needs, ...props }: VerificationFormProps & { readonly needs: Needs }) {
  const [view, setView] = useState<"codes" | "help">("codes");
  const [isRecovering, setIsRecovering] = useState(false);
  const { own } = props;
  const asked = neededFactors(needs.requirements);
  const factors = own === undefined ? asked : withOwn(asked, own.place);
  const isHelping = view === "help";
  return (
    <>
      {/* Kept while help is read: what was typed and what was sent are still good afterwards. */}
      <div hidden={isHelping}>
        <CodesForm
          {...props}
          factors={factors}
          needs={needs}
          isRecovering={isRecovering}
          onRecoveringChange={setIsRecovering}
          onHelp={() => setView("help")}
        />
      </div>
      {isHelping && (
        <VerificationHelp
          factors={factors.filter(isCodeFactor)}
          targets={needs.targets}
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

function withOwn(asked: readonly Factor[], place: "first" | "last"): readonly Factor[] {
  return place === "first" ? ["own", ...asked] : [...asked, "own"];
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
