/** Continues with the kept draft, where the address requests it. */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useUser } from "../../../shell/page/user-store.ts";
import { findKeptDraft, isResumed, type KeptDraft } from "../draft/kept-draft.ts";
import { withoutGone, type EditorData } from "./load-editor.ts";

/** Null on the server, and when there is none for this form and this market. */
export function useKeptDraft(data: EditorData): KeptDraft | null {
  const isHydrated = useIsHydrated();
  const uid = useUser()?.uid ?? null;
  const [search] = useSearchParams();
  const isWanted = isHydrated && isResumed(search);
  return useMemo(() => {
    const kept =
      isWanted && uid !== null ? findKeptDraft({ uid, offer: data.offer ?? null }) : null;
    if (kept === null) return null;
    const { crypto, fiat } = data.draft;
    const isSame = kept.draft.crypto === crypto && kept.draft.fiat === fiat;
    return isSame ? { ...kept, draft: withoutGone(kept.draft, data.payments) } : null;
  }, [isWanted, uid, data]);
}
