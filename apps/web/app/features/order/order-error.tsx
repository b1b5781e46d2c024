import { LoadError } from "../../shell/load-error.tsx";
import { usePhrase } from "../../shell/phrase.tsx";

/** In the place of orders and of one order. */
export function OrderError() {
  const t = usePhrase();
  return <LoadError title={t("order.title")} failed={t("order.page.failed")} />;
}
