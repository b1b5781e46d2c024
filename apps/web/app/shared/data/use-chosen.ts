/**
 * Filters whose choices are part of the address. A choice counts at once, while its page is still
 * loading: controls show it, and the next choice is added to it. The navigation begins when the choice
 * has been painted.
 */
import { painted } from "@parley/ui/controls/painted";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

export interface Chooser<Choice> {
  /** The last choice made here, else what a link under way leads to, else what the page shows. */
  readonly chosen: Choice;
  /**
   * Leads to its address, which is on the same page. What is typed in one go (`typing`, a number for
   * each go) is one step of the history, however often the list followed.
   */
  readonly choose: (choice: Choice, path: string, typing?: number) => void;
}

interface Kept<Choice> {
  /** Where it was chosen; it counts until another address is reached. */
  readonly address: string;
  readonly chosen: Choice | null;
  /** Its page is loading; if that ends without the page, the choice is void. */
  readonly isUnderWay: boolean;
}

export function useChosen<Choice>(
  present: Choice,
  /** Different for different choices. */
  address: string,
  read: (query: URLSearchParams) => Choice,
): Chooser<Choice> {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { location } = useNavigation();
  const linkPresses = useLinkPresses();
  const next = location?.pathname === pathname ? location : null;
  const [kept, setKept] = useState<Kept<Choice>>({ address, chosen: null, isUnderWay: false });
  const current = follow(kept, address, next !== null);
  if (current !== kept) setKept(current);
  const ahead = next === null ? present : read(new URLSearchParams(next.search));
  return {
    chosen: current.chosen ?? ahead,
    choose: (chosen, path, typing) => {
      setKept({ address, chosen, isUnderWay: false });
      const isSameStep = typing !== undefined && typingOf(state) === typing;
      const options = { replace: isSameStep, state: typing === undefined ? null : { typing } };
      const pressedBefore = linkPresses.current;
      const lead = async () => {
        await painted();
        if (linkPresses.current === pressedBefore) await navigate(path, options);
      };
      void lead();
    },
  };
}

/**
 * How many links to other addresses were pressed. A tap on a link leaves the field before it, whose
 * choice is made by that: the link was pressed after it, and wins.
 */
function useLinkPresses(): { readonly current: number } {
  const presses = useRef(0);
  useEffect(() => {
    const count = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isOpenedHere = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (link !== null && isOpenedHere && isAnotherPage(link)) presses.current += 1;
    };
    document.addEventListener("click", count, true);
    return () => document.removeEventListener("click", count, true);
  }, []);
  return presses;
}

function isAnotherPage({ target, download, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  if (target !== "" || download !== "") return false;
  return pathname !== location.pathname || search !== location.search;
}

/** In which go of typing the present entry of the history was made. */
function typingOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "typing" in state ? state.typing : null;
}

function follow<Choice>(kept: Kept<Choice>, address: string, isUnderWay: boolean): Kept<Choice> {
  const isOver = kept.address !== address || (kept.isUnderWay && !isUnderWay);
  if (isOver) return { address, chosen: null, isUnderWay: false };
  return kept.chosen !== null && isUnderWay && !kept.isUnderWay ? { ...kept, isUnderWay } : kept;
}
