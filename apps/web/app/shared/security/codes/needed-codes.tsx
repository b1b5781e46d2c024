/** The codes that a purpose needs, and the help for a user who cannot use one of them. */
import { useState } from "react";
import type { VerificationFormProps } from "./verification.ts";
import { CodesForm } from "./codes-form.tsx";
import { isCodeFactor, neededFactors, type Factor } from "./factors.ts";
import type { Needs } from "./requirements.ts";
import { VerificationHelp } from "./verification-help.tsx";

export interface NeededCodesProps extends VerificationFormProps {
  readonly needs: Needs;
}

export default function NeededCodes({ needs, ...props }: NeededCodesProps) {
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
