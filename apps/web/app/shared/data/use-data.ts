/**
 * The one way to read data in the browser: what the page came with or what is read when the part
 * appears, read again on events, on a timer or by hand. Data that is known stays while a later reading
 * is under way or has failed, and an answer that was overtaken by a later question is dropped.
 */
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { answer, begin, follow, type Join, type Known } from "./known.ts";
import type { Loaded } from "./loaded.ts";
import { useRefresh, type RefreshOptions } from "./use-refresh.ts";

export interface DataOptions<Data> extends RefreshOptions {
  /** Names the question. Another key begins anew; null asks nothing. */
  readonly key?: string | null;
  /** What the loader found; without it the data is read when the part appears. A new one counts again. */
  readonly first?: Loaded<Data> | null;
  readonly read: () => Promise<Loaded<Data>>;
  /** Joins an answer to what is known; without it the answer replaces it. */
  readonly join?: Join<Data>;
  /** How long to wait for another key before asking. */
  readonly delayMs?: number;
}

export interface Reading<Data> extends Pick<Known<Data>, "data" | "failure" | "isReading"> {
  readonly reload: () => Promise<void>;
  /** Joins data that came another way, such as the answer to a write or an older page. */
  readonly take: (found: Data, how?: Join<Data>) => void;
}

const replace = <Data>(_known: Data, found: Data): Data => found;

export function useData<Data>(options: DataOptions<Data>): Reading<Data> {
  const { key = "", first = null, read, join = replace, delayMs = 0 } = options;
  const [kept, setKept] = useState(() => begin({ key, first }));
  const known = follow(kept, { key, first }, join);
  if (known !== kept) setKept(known);
  const round = useRef(0);

  const change = (next: (now: Known<Data>) => Known<Data>) =>
    setKept((now) => (now.key === key ? next(now) : now));
  const reload = async () => {
    if (key === null) return;
    round.current += 1;
    const own = round.current;
    // Not urgent: a boundary that is not hydrated yet would be drawn anew by an urgent update.
    startTransition(() => change((now) => ({ ...now, isReading: true })));
    const found = await read();
    if (own !== round.current) return;
    // A page that was loaded meanwhile is newer.
    startTransition(() => change((now) => (now.first === first ? answer(now, found, join) : now)));
  };

  const start = useEffectEvent(() => void reload());
  const isGiven = first !== null;
  useEffect(() => {
    if (isGiven || key === null) return undefined;
    const timer = setTimeout(start, delayMs);
    return () => clearTimeout(timer);
  }, [key, isGiven, delayMs]);
  useRefresh(reload, options);

  const take = (found: Data, how = join) =>
    change((now) => answer(now, { ok: true, data: found }, how));
  const { data, failure, isReading } = known;
  return { data, failure, isReading, reload, take };
}

/** What the loader of a page found, for `first`. */
export function useLoaded<Data>(data: Data): Loaded<Data> {
  return useMemo(() => ({ ok: true, data }), [data]);
}

/**
 * What the page came with for its first question, for `first`: null once another was asked, since it
 * is too old when the reader returns to the first one.
 */
export function useFirstAnswer<Data>(
  key: string | null,
  given: Loaded<Data> | null,
): Loaded<Data> | null {
  const [first] = useState({ key, given });
  const [isOver, setIsOver] = useState(false);
  if (!isOver && key !== first.key) setIsOver(true);
  return isOver || key !== first.key ? null : first.given;
}
