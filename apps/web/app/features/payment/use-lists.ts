/** The payment methods for the form, fetched when it opens unless the page has them already. */
import { useData, type Reading } from "../../shared/data/use-data.ts";
import { fetchLists } from "../../shell/api/fetch-lists.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { publicStore, usePublic } from "../../shell/state/public-store.ts";
import type { Lists } from "./pay-methods.ts";

export function useLists(): Reading<Lists> {
  const { locale } = usePage();
  const lists = usePublic((state) => state.lists);
  const reading = useData({
    key: lists === null ? locale : null,
    read: async () => {
      await fetchLists(locale);
      const { lists: data } = publicStore.get();
      return data === null ? { ok: false, message: "" } : { ok: true, data };
    },
  });
  return { ...reading, data: lists };
}
