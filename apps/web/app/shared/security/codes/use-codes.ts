/** Holds the codes of a form against their rules, submits them, and puts each refusal at its field. */
import { useState } from "react";
import { newAttemptKey } from "@parley/site/forms/attempt-keys";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { nameOfCodes, secondsToNextCode, type CodesToSend } from "./code-flow.ts";
import {
  readCodes,
  refusedFactors,
  type CodeProblem,
  type Factor,
  type GivenCodes,
} from "./factors.ts";
import type { VerificationFormProps } from "./verification.ts";

type Errors = Partial<Record<Factor, string>>;

interface CodesParts extends Pick<VerificationFormProps, "submit" | "own"> {
  readonly factors: readonly Factor[];
  readonly isRecovering: boolean;
}

export function useCodes(
  { factors, submit, isRecovering, own }: CodesParts,
  /** A code that was refused is typed anew; the others stay. */
  clear: (refused: readonly Factor[]) => void,
) {
  const t = usePhrase();
  const [idempotencyKey] = useState(newAttemptKey);
  const [errors, setErrors] = useState<Errors>({});
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<string | null>(null);
  /** When the authenticator shows a code that was not used; null when none was. */
  const [nextCodeAt, setNextCodeAt] = useState<number | null>(null);

  const refuse = (found: Errors) => {
    setErrors(found);
    setRound((count) => count + 1);
  };

  const problemText = (factor: Factor, problem: CodeProblem) => {
    if (problem === "blank") return t("security.field.required");
    return factor === "totp" && isRecovering
      ? t("security.recovery.invalidFormat")
      : t("security.code.invalidFormat");
  };

  const sending = useSubmission<CodesToSend, null, string>(
    async (all, { idempotencyKey: codesKey }) =>
      (await submit({ ...all, idempotencyKey, codesKey })) ?? { ok: true, data: null },
    {
      onFailed: (failure) => {
        const waitSeconds = secondsToNextCode(failure);
        setNextCodeAt(waitSeconds === null ? null : serverNow() + waitSeconds * 1000);
        const refused = refusedFactors(failure, factors);
        clear([...refused.keys()]);
        if (refused.size > 0) refuse(Object.fromEntries(refused));
        return refused.size > 0;
      },
    },
  );

  const run = async (given: GivenCodes) => {
    if (sending.isBusy) return;
    sending.forget();
    const isLeadGood = own?.check() ?? true;
    const read = readCodes(factors, isRecovering ? given : { ...given, recovery: null });
    if (!read.ok || !isLeadGood) {
      const problems = read.ok ? {} : read.problems;
      const found = factors.flatMap((factor) => {
        const problem = problems[factor];
        return problem === undefined ? [] : [[factor, problemText(factor, problem)] as const];
      });
      refuse(Object.fromEntries(found));
      return;
    }
    setErrors({});
    const all = { codes: read.codes, own: given.own };
    setSent(nameOfCodes(all));
    await sending.submit(all);
  };

  return {
    errors,
    round,
    refusal: sending.failure,
    isBusy: sending.isBusy,
    sent,
    nextCodeAt,
    submit: run,
    /** False where something above the codes has to be mended before any is sent. */
    mayAskForCodes: () => {
      if (own?.check() ?? true) return true;
      refuse({});
      return false;
    },
    /** What is being mended is no longer wrong. */
    forget: (factor: Factor) => setErrors(({ [factor]: _mended, ...rest }) => rest),
  };
}
