/** The currencies with their payment methods, fetched when the form opens unless the page has them. */
import { useData, type Reading } from "../../shared/data/use-data.ts";
import { fetchLists } from "../../shell/api/fetch-lists.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { paymentStore, usePayment } from "../../shell/state/payment-store.ts";
import type { Fiat } from "./pay-methods.ts";

export function useFiatList(): Pick<Reading<readonly Fiat[]>, "data" | "isReading" | "reload"> {
  const { locale } = usePage();
  const fiatList = usePayment((state) => state.fiatList);
  const reading = useData({
    key: fiatList === null ? locale : null,
    read: async () => {
      await fetchLists(locale);
      const { fiatList: data } = paymentStore.get();
      return data === null ? { ok: false, message: "" } : { ok: true, data };
    },
  });
  return { ...reading, data: fiatList };
}
