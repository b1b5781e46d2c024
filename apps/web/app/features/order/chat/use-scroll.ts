/** Keeps the reader's position in the list: at its end while the reader is there, else in place. */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";

export interface ScrollPlace {
  readonly list: RefObject<HTMLDivElement | null>;
  /** An element after the last message. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** The end can be seen, in a list that can be seen itself. */
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/** `first` and `last` change when something is added before or after. */
export function useScroll(first: string, last: string): ScrollPlace {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  /** Like `isAtEnd`, but kept while the list cannot be seen. */
  const sticks = useRef(true);
  const before = useRef({ first, height: 0 });

  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const grown = box.scrollHeight - before.current.height;
    // Messages added above push the rest down; the position is corrected.
    if (first !== before.current.first && !sticks.current && before.current.height > 0) {
      box.scrollTop += grown;
    }
    before.current = { first, height: box.scrollHeight };
  });

  const toEnd = () => {
    const box = list.current;
    sticks.current = true;
    if (box !== null) box.scrollTop = box.scrollHeight;
  };
  const onGrown = useEffectEvent(() => {
    if (sticks.current) toEnd();
  });
  useLayoutEffect(() => {
    if (last !== "") onGrown();
  }, [last]);

  useEffect(() => {
    const [box, mark] = [list.current, end.current];
    if (box === null || mark === null) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        const isSeen = entry?.isIntersecting === true;
        if (box.clientHeight > 0) sticks.current = isSeen;
        setIsAtEnd(isSeen);
      },
      // A line's height away from the end is at the end.
      { root: box, rootMargin: "0px 0px 48px 0px" },
    );
    watch.observe(mark);
    // Pictures take their room late, and a phone's keyboard takes some away.
    const sizes = new ResizeObserver(() => onGrown());
    sizes.observe(box);
    if (mark.parentElement !== null) sizes.observe(mark.parentElement);
    return () => {
      watch.disconnect();
      sizes.disconnect();
    };
  }, []);

  return { list, end, isAtEnd, toEnd };
}
