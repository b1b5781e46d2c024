/** The payment methods for the form, fetched when it opens unless the page has them already. */
import { useEffect, useState } from "react";
import { fetchLists } from "../../shell/api/fetch-lists.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { publicStore, usePublic } from "../../shell/state/public-store.ts";
import type { Lists } from "./pay-methods.ts";

export interface FoundLists {
  readonly lists: Lists | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useLists(): FoundLists {
  const { locale } = usePage();
  const lists = usePublic((state) => state.lists);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  useEffect(() => {
    if (publicStore.get().lists !== null) return;
    const fetchNow = async () => {
      await fetchLists(locale);
      if (publicStore.get().lists === null) setFailedTry(tries);
    };
    void fetchNow();
  }, [locale, tries]);
  return {
    lists,
    hasFailed: lists === null && failedTry === tries,
    retry: () => setTries((count) => count + 1),
  };
}
