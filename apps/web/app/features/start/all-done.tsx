/** Nothing is left: on to the order that was kept, or to the offers. */
import { DoneArt } from "@parley/ui/art/done";
import { buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { Link } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { useReturnPath } from "../../shell/session/return-path.ts";
import { isOrderPath } from "./order-path.ts";

export function AllDone() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  const isOrder = returnTo !== null && isOrderPath(returnTo, toPath(""));
  return (
    <Card className="flex flex-col items-center gap-4 text-center sm:py-10">
      <DoneArt className="w-40" />
      <h2 id="start-done" tabIndex={-1} className="text-xl font-bold outline-none">
        {t("start.done.title")}
      </h2>
      <p className="text-muted max-w-md">{t("start.done.text")}</p>
      <Link to={isOrder ? returnTo : toPath("/p2p/buy")} className={buttonClass({ size: "large" })}>
        {t(isOrder ? "start.done.order" : "start.done.market")}
      </Link>
      {returnTo !== null && !isOrder && (
        <Link
          to={returnTo}
          className="text-accent inline-flex min-h-11 items-center font-medium hover:underline"
        >
          {t("start.done.back")}
        </Link>
      )}
    </Card>
  );
}
