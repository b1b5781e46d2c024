/** The form of a verification: begun from the draft of this tab, and kept there at every change. */
import { useEffect, useState } from "react";
import { useForm, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { serverNow } from "../../shell/state/public-store.ts";
import { loadDraft, saveDraft } from "./draft-storage.ts";
import { TEXT_FIELDS, type KycDraft } from "./kyc-draft.ts";
import { findProblems, type KycField, type KycProblem } from "./kyc-steps.ts";

export type KycForm = UseFormReturn<KycDraft>;

/** `country`: what is probably right, where nothing was chosen before. */
export function useKycForm(uid: string, country = ""): KycForm {
  const t = usePhrase();
  const [draft] = useState(() => {
    const kept = loadDraft(uid);
    return kept.country === "" ? { ...kept, country } : kept;
  });
  const form = useForm<KycDraft>({
    defaultValues: draft,
    resolver: (values) => {
      const errors = errorsOf(values, t);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          saveDraft(uid, values);
          // A refused field is validated again while it is edited, and not on blur: an error that
          // appears or disappears then would move the button under the pointer.
          const changed = TEXT_FIELDS.find((field) => field === name);
          if (changed !== undefined && getFieldState(changed).invalid) void trigger(changed);
        },
      }),
    [subscribe, getFieldState, trigger, uid],
  );
  return form;
}

function errorsOf(values: KycDraft, t: Phrase): FieldErrors<KycDraft> {
  const entries = [...findProblems(values, serverNow())].map(
    ([field, problem]) =>
      [field, { type: problem, message: problemText(field, problem, t) }] as const,
  );
  return Object.fromEntries(entries);
}

export function problemText(field: KycField, problem: KycProblem, t: Phrase): string {
  if (problem !== "invalid") return t(`kyc.problem.${problem}`);
  const text = TEXT_FIELDS.find((name) => name === field);
  return t(text === undefined ? "kyc.problem.file" : `kyc.problem.${text}`);
}
