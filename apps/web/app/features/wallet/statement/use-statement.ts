/** A statement that grows at both ends: older pages on request, new movements as they happen. */
import { useRef, useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { notify } from "@parley/ui/feedback/toast";
import { readEntries, type StatementData } from "./load-statement.ts";
import type { Loaded } from "../data/loaded.ts";
import { withLatest, withOlder, type Statement } from "./statement-entries.ts";

export function useStatement({ filter, statement: first }: StatementData) {
  const t = usePhrase();
  const [latest, setLatest] = useState({ first, loaded: first });
  const [work, setWork] = useState<"none" | "more" | "again">("none");
  const isBusy = useRef(false);
  const loaded = latest.first === first ? latest.loaded : first;

  /** One question at a time, so that no answer is joined to what another has just changed. */
  const ask = async (
    kind: "more" | "again",
    cursor: string | null,
    join: (known: Statement, found: Statement) => Statement,
  ): Promise<Loaded<Statement> | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setWork(kind);
    const found = await readEntries(getApi(), filter, cursor);
    isBusy.current = false;
    setWork("none");
    if (found.ok) {
      const data = loaded.ok ? join(loaded.data, found.data) : found.data;
      setLatest({ first, loaded: { ok: true, data } });
    } else if (!loaded.ok) setLatest({ first, loaded: found });
    return found;
  };

  const more = async () => {
    if (!loaded.ok) return;
    const found = await ask("more", loaded.data.nextCursor, withOlder);
    if (found?.ok !== false) return;
    notify({ tone: "danger", text: found.message || t("shell.error.network") });
  };

  return {
    loaded,
    isLoadingMore: work === "more",
    isRetrying: work === "again" && !loaded.ok,
    more: () => void more(),
    refresh: () => ask("again", null, withLatest),
  };
}
