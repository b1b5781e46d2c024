/**
 * The security verification itself: every factor that a purpose needs in one form, and the way on
 * for who cannot use one of them. It stands in a dialog of its own or is the last step of another.
 */
import type { CallFailure } from "@parley/contract/client";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { ErrorState } from "@parley/ui/error-state";
import { Skeleton } from "@parley/ui/skeleton";
import { Suspense, use, useState } from "react";
import { useFailureText } from "../failure-text.ts";
import { usePhrase } from "../phrase.tsx";
import { CodesForm } from "./codes-form.tsx";
import { isCodeFactor, neededFactors, type SecurityCodes } from "./factors.ts";
import { fetchNeeds, type FoundNeeds, type Needs } from "./requirements.ts";
import type { SendCode } from "./sent-code-field.tsx";
import { VerificationHelp } from "./verification-help.tsx";

/** One submission. */
export interface Attempt {
  readonly codes: SecurityCodes;
  /**
   * For an encrypted command. It stays as long as the form does: where an answer was lost and another
   * code is typed, the server still knows the command and does it once.
   */
  readonly idempotencyKey: string;
  /**
   * For a call with plain codes, which the server knows by its codes too: the same again only for the
   * same codes, while it is unknown whether they arrived.
   */
  readonly codesKey: string;
}

export interface VerificationFormProps {
  readonly purpose: CodePurpose;
  /** What the codes are to be good for: an order, a payment method, a channel. */
  readonly subject?: string | undefined;
  /**
   * Carries out what the codes are for. Null: done, or shown elsewhere by the caller. A failure
   * about a code is shown at its field, any other below them.
   */
  readonly submit: (attempt: Attempt) => Promise<CallFailure<string> | null>;
  /** What a failure is headed with, in the words of the action: "The coins are not released". */
  readonly notDone: string | undefined;
  /** Leaves without having done it. */
  readonly onCancel: () => void;
  readonly cancelLabel?: string | undefined;
  readonly confirmLabel?: string | undefined;
  readonly isDanger?: boolean | undefined;
  /** For a login that is not finished: it knows what it needs and stands in for the session. */
  readonly login?: LoginVerification | undefined;
}

export interface LoginVerification {
  readonly ticket: string;
  readonly needs: Needs;
  readonly send: SendCode;
}

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
