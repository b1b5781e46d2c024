import { DoneArt } from "@parley/ui/art/done";
import { NoNoticesArt } from "@parley/ui/art/no-notices";
import { NoOffersArt } from "@parley/ui/art/no-offers";
import { NoOrdersArt } from "@parley/ui/art/no-orders";
import { NoPaymentsArt } from "@parley/ui/art/no-payments";
import { NothingFoundArt } from "@parley/ui/art/nothing-found";
import { NothingYetArt } from "@parley/ui/art/nothing-yet";
import { SentArt } from "@parley/ui/art/sent";
import { Button } from "@parley/ui/controls/button";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Notice } from "@parley/ui/feedback/notice";
import { Progress } from "@parley/ui/data/progress";
import { Skeleton, SkeletonText } from "@parley/ui/feedback/skeleton";
import { Spinner } from "@parley/ui/controls/spinner";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Row, Specimen } from "./guide-section.tsx";

export function StatesSection() {
  const t = usePhrase();
  const [isRetrying, setIsRetrying] = useState(false);
  return (
    <GuideSection id="states" title={t("test.style.section.states")}>
      <div className="grid gap-3 md:grid-cols-2">
        <Specimen>
          <Notice>{t("test.style.notice.info")}</Notice>
          <Notice tone="success">{t("test.style.notice.success")}</Notice>
          <Notice tone="warning">{t("test.style.notice.warning")}</Notice>
          <Notice tone="danger" title={t("test.style.badge.danger")}>
            {t("test.style.notice.danger")}
          </Notice>
        </Specimen>
        <Specimen title={t("test.style.state.loading")}>
          <div className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3 w-24" />
            </div>
            <Skeleton className="h-9 w-24" />
          </div>
          <SkeletonText lines={3} />
          <Row>
            <Spinner />
            <span className="text-muted">{t("test.style.state.loading")}</span>
          </Row>
          <Progress percent={62} label={t("test.style.state.progress")} />
          <Progress label={t("test.style.state.loading")} />
        </Specimen>
        <Specimen>
          <EmptyState
            title={t("test.style.state.empty")}
            text={t("test.style.state.empty.text")}
            action={<Button>{t("test.style.state.empty.action")}</Button>}
          />
        </Specimen>
        <Specimen>
          <div className="flex flex-wrap justify-center gap-4">
            <NoOffersArt />
            <NoOrdersArt />
            <NoNoticesArt />
            <NoPaymentsArt />
            <NothingFoundArt />
            <NothingYetArt />
            <DoneArt />
            <SentArt />
          </div>
        </Specimen>
        <Specimen>
          <ErrorState
            title={t("test.style.state.error")}
            retryLabel={t("test.style.state.retry")}
            isRetrying={isRetrying}
            onRetry={() => setIsRetrying(true)}
          />
        </Specimen>
      </div>
    </GuideSection>
  );
}
