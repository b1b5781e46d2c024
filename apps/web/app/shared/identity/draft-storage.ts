/**
 * Where the draft is kept between two visits of the page: like what is typed elsewhere, but without
 * the numbers of documents, which are typed again.
 */
import { findKept, keepInput } from "../../shell/state/kept-input.ts";
import { parseDraft, type KycDraft } from "./kyc-draft.ts";

const placeOf = (userId: string) => ({ userId, form: "kyc", subject: "" });

export function loadDraft(userId: string): KycDraft {
  return parseDraft(findKept(placeOf(userId)));
}

export function saveDraft(userId: string, draft: KycDraft): void {
  keepInput(placeOf(userId), { ...draft, documentNumber: "", registrationNumber: "" });
}

export function forgetDraft(userId: string): void {
  keepInput(placeOf(userId), null);
}
