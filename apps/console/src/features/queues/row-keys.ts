/** Moves through a list by keys: j down, k up, and what else its rows can do. */
import { useEffect, useEffectEvent, useState } from "react";

interface Identified {
  readonly caseId: string;
}

export type RowActions<Row> = Readonly<Record<string, (row: Row) => void>>;

/** Returns the id of the row that keys act on; null until one was chosen. */
export function useRowKeys<Row extends Identified>(
  rows: readonly Row[],
  actions: RowActions<Row>,
): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const place = rows.findIndex(({ caseId }) => caseId === chosen);
    if (event.key === "j" || event.key === "k") {
      const next = rows[placeAfter(place, event.key, rows.length)];
      if (next !== undefined) setChosen(next.caseId);
      return;
    }
    const row = rows[place];
    const act = actions[event.key];
    if (row === undefined || act === undefined || isOnControl(event)) return;
    event.preventDefault();
    act(row);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  // A row that has gone takes the choice with it.
  return rows.some(({ caseId }) => caseId === chosen) ? chosen : null;
}

/** From no row at all, both keys lead to the first one. */
export function placeAfter(place: number, key: "j" | "k", count: number): number {
  if (place === -1) return 0;
  return key === "j" ? Math.min(place + 1, count - 1) : Math.max(place - 1, 0);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

/** Enter on a button or link is the button's own. */
function isOnControl({ key, target }: KeyboardEvent): boolean {
  return key === "Enter" && target instanceof HTMLElement && target.matches("a, button");
}
