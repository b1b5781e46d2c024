/** The form of an offer: its values, the rules it is held against, and the sending. */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointInput } from "@parley/contract/endpoint";
import { createAdv, updateAdv } from "@parley/contract/endpoints/market/own-offers";
import { useNumbers } from "@parley/ui/data/language";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useForm, useWatch, type FieldErrors, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { getApi } from "../../../shell/api/api.ts";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { askAfterRefusal } from "../../../shared/security/security-requests.ts";
import { useSubmission } from "../../../shared/forms/use-submission.ts";
import { draftMarketOf } from "./draft-market.ts";
import { findProblems, type DraftMarket, type DraftProblem } from "../draft/draft-problems.ts";
import type { EditorData } from "./load-editor.ts";
import { fieldOfPath, termsOf, type DraftField, type OfferDraft } from "../draft/offer-draft.ts";
import type { OwnOffer } from "../own-offer.ts";
import { problemText } from "../draft/problem-text.ts";
import { placeOfRefusal } from "../draft/refusal-fields.ts";
import { marketOf, useRate } from "./use-rate.ts";

export type EditorForm = UseFormReturn<OfferDraft>;

export interface Editor {
  readonly form: EditorForm;
  readonly draft: OfferDraft;
  /** Null when the pair is not traded. */
  readonly market: DraftMarket | null;
  /** Undefined while it is loading, null when there is none. */
  readonly rate: string | null | undefined;
  readonly data: EditorData;
  /** Validates a changed field, and those that were invalid before. */
  readonly look: (...fields: readonly DraftField[]) => void;
}

/** Which fields may become right or wrong by a change of another, once they are filled in. */
const RELATED: Partial<Record<DraftField, readonly DraftField[]>> = {
  ceiling: ["floor"],
  minLimit: ["quantity"],
  maxLimit: ["minLimit"],
};

/** `first` is the draft that the form begins with: the loaded one, or a kept one. */
export function useEditor(data: EditorData, first: OfferDraft): Editor {
  const words = { t: usePhrase(), numbers: useNumbers() };
  const { draft: loaded } = data;
  const form = useForm<OfferDraft>({
    defaultValues: first,
    resolver: (values) => {
      // Called after this render, and then with the rate that it has found.
      const now = draftMarketOf(data, values, rate ?? null);
      const problems = [...findProblems(values, now)].filter(
        // A price that is still on its way is not out of date; it is looked at again at the end.
        ([, problem]) => problem !== "ratesStale" || rate === null,
      );
      const errors = errorsOf(problems, { market: now, fiat: values.fiat }, words);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const draft = useWatch({ control: form.control, compute: (values: OfferDraft) => values });
  const rate = useRate(draft.crypto, draft.fiat, {
    market: marketOf(loaded.crypto, loaded.fiat),
    rate: data.rate,
  });
  const market = draftMarketOf(data, draft, rate ?? null);
  const look = (...fields: readonly DraftField[]) => {
    const wrong = fieldsOf(form.formState.errors);
    const related = fields
      .flatMap((field) => RELATED[field] ?? [])
      .filter((field) => form.getValues(field) !== "");
    void form.trigger([...new Set([...fields, ...related, ...wrong])]);
  };
  return { form, draft, market, rate, data, look };
}

function errorsOf(
  problems: readonly (readonly [DraftField, DraftProblem])[],
  about: Parameters<typeof problemText>[2],
  words: Parameters<typeof problemText>[3],
): FieldErrors<OfferDraft> {
  return Object.fromEntries(
    problems.map(([field, problem]) => [
      field,
      { type: problem, message: problemText(problem, field, about, words) },
    ]),
  );
}

function fieldsOf(errors: FieldErrors<OfferDraft>): DraftField[] {
  return Object.keys(errors).flatMap((path) => fieldOfName(path) ?? []);
}

function fieldOfName(path: string): DraftField | null {
  return path === "percent" ? "percent" : fieldOfPath(path);
}

interface SendingEnds {
  readonly onSent: () => void;
  /** Receives the first field that the server refused. */
  readonly onWrong: (field: DraftField) => void;
}

/** Publishes, or saves the changes. */
export function useSending(editor: Editor, { onSent, onWrong }: SendingEnds) {
  const t = usePhrase();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const toPath = useLocalPath();
  const [hasChanged, setHasChanged] = useState(false);
  const { form, data } = editor;
  const { offer } = data;

  /** False where the refusal is about no field of the form. */
  const place = (failure: CallFailure<string>): boolean => {
    const named = failure.fields.flatMap(({ path, message }) => {
      const field = fieldOfPath(path);
      return field === null ? [] : [{ field, message }];
    });
    const about = placeOfRefusal(failure.name, form.getValues("priceType"));
    const placed =
      named.length > 0 || about === null ? named : [{ field: about, message: textOf(failure) }];
    for (const { field, message } of placed) form.setError(field, { message });
    const [first] = placed;
    if (first === undefined) askAfterRefusal(failure);
    else onWrong(first.field);
    return first !== undefined;
  };

  const sending = useSubmission<
    EndpointInput<typeof createAdv> | EndpointInput<typeof updateAdv>,
    Pick<OwnOffer, "state">,
    string
  >(
    (input, options) =>
      "advId" in input
        ? getApi().call(updateAdv, input, options)
        : getApi().call(createAdv, input, options),
    {
      onDone: ({ state }) => {
        onSent();
        notify({
          tone: "success",
          text: t(offer === null ? "mine.published" : "mine.saved"),
        });
        return navigate(toPath(state === "paused" ? "/p2p/offers?state=paused" : "/p2p/offers"));
      },
      onFailed: (failure) => {
        if (failure.name !== "offerChanged") return place(failure);
        setHasChanged(true);
        return true;
      },
    },
  );

  const send = async (draft: OfferDraft) => {
    const terms = termsOf(draft);
    const { side, crypto, fiat } = draft;
    await sending.submit(
      offer === null
        ? { side, crypto, fiat, ...terms }
        : { advId: offer.advId, version: offer.version, ...terms },
    );
  };

  return { send, sending, hasChanged };
}
