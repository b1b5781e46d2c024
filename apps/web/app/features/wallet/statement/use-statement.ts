/** A statement that grows at both ends: older pages on request, new movements as they happen. */
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useData } from "../../../shared/data/use-data.ts";
import { getApi } from "../../../shell/api/api.ts";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { readEntries, type StatementData } from "./load-statement.ts";
import { withLatest, withOlder } from "./statement-entries.ts";
import { queryOf } from "./statement-filter.ts";

export function useStatement({ filter, statement: first }: StatementData) {
  const textOf = useFailureText();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const reading = useData({
    key: queryOf(filter),
    first,
    read: () => readEntries(getApi(), filter, null),
    join: withLatest,
    on: ["balance"],
  });
  const cursor = reading.data?.nextCursor ?? null;
  const more = async () => {
    if (cursor === null || isLoadingMore) return;
    setIsLoadingMore(true);
    const found = await readEntries(getApi(), filter, cursor);
    setIsLoadingMore(false);
    // A statement that began anew meanwhile does not touch this page.
    if (found.ok) {
      reading.take(found.data, (known, older) =>
        known.nextCursor === cursor ? withOlder(known, older) : known,
      );
    } else notify({ tone: "danger", text: textOf(found) });
  };
  return { ...reading, isLoadingMore, more: () => void more() };
}
