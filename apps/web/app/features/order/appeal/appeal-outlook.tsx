/** What comes next in an appeal, and when an answer can be expected; the same for both sides. */
import { RULING_EFFECT_MS } from "@parley/domain/order/standing-ruling";
import { LOCALE_INFO } from "@parley/phrases/locales";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import { Time } from "@parley/ui/data/time";
import type { ReactNode } from "react";
import { roundTimeText } from "../../../shared/support/round-time-text.ts";
import { usePage } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Order } from "../model/order.ts";
import { useIsPast } from "../parts/use-is-past.ts";
import type { AppealKeeper } from "./use-appeal.ts";
import { UsualTime } from "../parts/usual-time.tsx";

export interface AppealOutlookProps {
  readonly order: Order;
  readonly kept: AppealKeeper;
}

/** Nothing once it is ruled: the ruling says when it takes effect. */
export function AppealOutlook({ order, kept: { data: appeal, failure } }: AppealOutlookProps) {
  const t = usePhrase();
  const { locale } = usePage();
  const isLate = useIsPast(appeal?.dueAt ?? null, order.serverTime);
  if (appeal === null) return failure === null ? <SkeletonText lines={5} /> : null;
  const { isInHand, dueAt, decisionDueAt } = appeal;
  if (dueAt === null || decisionDueAt === null) return null;
  const late = isLate && <p className="text-warning">{t("order.appeal.next.late")}</p>;
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{t("order.appeal.next.title")}</h3>
      <ol className="marker:text-muted flex list-decimal flex-col gap-2 ps-5">
        {!isInHand && (
          <li>
            {t("order.appeal.next.answer")}
            <Planned label={t("order.appeal.firstAnswerBy")} at={dueAt} />
            {late}
          </li>
        )}
        <li>{t("order.appeal.next.read")}</li>
        <li>
          {t("order.appeal.next.decide")}
          <Planned label={t("order.appeal.decisionBy")} at={decisionDueAt} />
          <UsualTime />
          {isInHand && late}
        </li>
        {order.state !== "canceled" && (
          <li>
            {t("order.appeal.next.effect", {
              time: roundTimeText(RULING_EFFECT_MS, LOCALE_INFO[locale].intlTag),
            })}
          </li>
        )}
      </ol>
    </section>
  );
}

function Planned({ label, at }: { readonly label: string; readonly at: number }): ReactNode {
  return (
    <p className="text-muted flex flex-wrap gap-x-2">
      <span>{label}</span>
      <Time at={at} form="exact" className="text-ink font-medium" />
    </p>
  );
}
