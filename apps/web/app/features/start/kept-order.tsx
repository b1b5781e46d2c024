/** Says that the order is kept, with a way to look at its offer. */
import { Notice } from "@parley/ui/feedback/notice";
import { Link } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { useReturnPath } from "../../shell/session/return-path.ts";
import { isOrderPath } from "./order-path.ts";

export function KeptOrder() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  if (returnTo === null) return null;
  if (!isOrderPath(returnTo, toPath(""))) return null;
  return (
    <Notice title={t("start.order.title")}>
      <p>{t("start.order.text")}</p>
      <Link
        to={returnTo}
        className="text-accent inline-flex min-h-8 items-center font-medium hover:underline max-sm:min-h-11"
      >
        {t("start.order.view")}
      </Link>
    </Notice>
  );
}
