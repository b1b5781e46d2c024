/** Where the draft is stored between two visits of the page: in this tab, by account. */
import { parseDraft, type KycDraft } from "./kyc-draft.ts";

const PREFIX = "kyc-draft:";

export function loadDraft(uid: string): KycDraft {
  try {
    forgetOthers(uid);
    return parseDraft(sessionStorage.getItem(PREFIX + uid));
  } catch {
    return parseDraft(null);
  }
}

export function saveDraft(uid: string, draft: KycDraft): void {
  try {
    sessionStorage.setItem(PREFIX + uid, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; then a reload begins anew.
  }
}

export function forgetDraft(uid: string): void {
  try {
    sessionStorage.removeItem(PREFIX + uid);
  } catch {
    // What could not be stored need not be removed.
  }
}

/** The next user of this tab finds nothing of the former one. */
function forgetOthers(uid: string): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.key(index),
  );
  for (const key of keys) {
    if (key?.startsWith(PREFIX) && key !== PREFIX + uid) sessionStorage.removeItem(key);
  }
}
