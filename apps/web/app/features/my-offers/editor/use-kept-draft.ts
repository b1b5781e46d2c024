/** Continues with the draft that this tab has kept of the form, and keeps what is typed into it. */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useUser } from "../../../shell/page/user-store.ts";
import { withoutStep } from "../draft/editor-steps.ts";
import { findKeptDraft, keepDraft, type KeptPlace } from "../draft/kept-draft.ts";
import type { OfferDraft } from "../draft/offer-draft.ts";
import { withoutGone, type EditorData } from "./load-editor.ts";

export interface DraftKeeper {
  /** Names the form that this draft is in: another one starts anew. */
  readonly key: string;
  /** Null on the server, and when none was kept of this form. */
  readonly kept: OfferDraft | null;
  readonly keep: (draft: OfferDraft) => void;
  /** It is published. */
  readonly forget: () => void;
  readonly startOver: () => void;
}

export function useKeptDraft({ offer, payments }: EditorData): DraftKeeper {
  const isHydrated = useIsHydrated();
  const userId = useUser()?.userId ?? null;
  const [search] = useSearchParams();
  const [round, setRound] = useState(0);
  const requested = withoutStep(search);
  const advId = offer?.advId ?? null;
  const version = offer?.version ?? 0;
  const place = useMemo<KeptPlace | null>(() => {
    if (userId === null) return null;
    return { userId, form: advId === null ? requested : { advId, version } };
  }, [userId, advId, version, requested]);
  // Read once a form: what is typed later is in the form already.
  const kept = useMemo(
    () => (isHydrated && place !== null && round === 0 ? findKeptDraft(place) : null),
    [isHydrated, place, round],
  );
  const forget = () => {
    if (place !== null) keepDraft(place, null);
  };
  return {
    key: JSON.stringify([place?.form ?? null, kept !== null, round]),
    kept: kept === null ? null : withoutGone(kept, payments),
    keep: (draft) => {
      if (place !== null) keepDraft(place, draft);
    },
    forget,
    startOver: () => {
      forget();
      setRound(round + 1);
    },
  };
}

/** Keeps what differs from what the form would begin with, at each change and at no other render. */
export function useKeeping(draft: OfferDraft, initial: OfferDraft, keep: DraftKeeper["keep"]) {
  const now = JSON.stringify(draft);
  const before = JSON.stringify(initial);
  const keepNow = useEffectEvent(() => keep(draft));
  useEffect(() => {
    if (now !== before) keepNow();
  }, [now, before]);
}
