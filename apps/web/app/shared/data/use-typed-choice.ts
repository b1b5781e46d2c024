/**
 * A filter that is typed: it applies by itself when typing pauses, at once with Enter or when its
 * field is left. What was typed stays in the field while the list follows, and is given up when the
 * address says something else, as after Back.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Longer than between two keys, shorter than a look at the list. */
const PAUSE_MS = 350;

export interface TypedChoiceOptions {
  /** As it counts now, `""` for none. */
  readonly chosen: string;
  /** False for what cannot be a choice yet: the list stays as it is. */
  readonly isChoice: (text: string) => boolean;
  /** `typing` is the same for all that is typed until the field is left. */
  readonly choose: (text: string, typing: number) => void;
}

export interface TypedChoice {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Without waiting for a pause. False if it is no choice. */
  readonly apply: () => boolean;
  /** Applies, and what is typed next is another step back in the history. */
  readonly leave: () => void;
}

export function useTypedChoice(options: TypedChoiceOptions): TypedChoice {
  const { chosen, isChoice, choose } = options;
  const [typed, setTyped] = useState({ over: chosen, text: chosen });
  const typing = useRef<number | null>(null);
  // What was typed counts until something else is chosen than what it was typed over. Then it is gone,
  // also when the former choice comes back: "Clear filters" would else type it again.
  const isVoid = typed.over !== chosen;
  if (isVoid) setTyped({ over: chosen, text: chosen });
  const text = isVoid ? chosen : typed.text;
  const apply = () => {
    const can = isChoice(text);
    if (can && text !== chosen) choose(text, (typing.current ??= Date.now()));
    return can;
  };
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    if (text === chosen) return undefined;
    const timer = setTimeout(applyLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, chosen]);
  return {
    text,
    type: (next) => setTyped({ over: chosen, text: next }),
    apply,
    leave: () => {
      apply();
      typing.current = null;
    },
  };
}
