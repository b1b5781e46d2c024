import { useSearchParams } from "react-router";
import { LoadError } from "../../shell/frame/load-error.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { orderNameOf } from "./model/order-name.ts";

/** In the place of orders and of one order. */
export function OrderError() {
  const t = usePhrase();
  const [query] = useSearchParams();
  return orderNameOf(query) === null ? (
    <LoadError title={t("order.list.title")} failed={t("order.list.failed")} />
  ) : (
    <LoadError title={t("order.title")} failed={t("order.page.failed")} />
  );
}
