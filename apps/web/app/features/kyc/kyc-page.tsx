/** How far the verification of this account is, and what to do about it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { Notice, type NoticeTone } from "@parley/ui/feedback/notice";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import { Time } from "@parley/ui/data/time";
import { useState, type ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import { useAccount } from "../../shell/session/account-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { DEFAULT_POLL_MS } from "../../shell/live/polling.ts";
import { useReturnPath } from "../../shell/session/return-path.ts";
import { ContactLink } from "../../shared/support/contact-link.tsx";
import { isSubUser } from "../../shell/session/user.ts";
import { DemoDecision } from "../../shared/identity/demo-decision.tsx";
import { KycFormCard } from "./kyc-form.tsx";
import { QuestionCard } from "../../shared/identity/question-card.tsx";
import { usePageRefresh } from "../../shared/data/use-refresh.ts";
import { PageTitle } from "../../shell/page/head.tsx";

type KycInfo = EndpointReply<typeof kycInfo>;

export function KycPage({ info }: { info: KycInfo }) {
  const t = usePhrase();
  const account = useAccount();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("kyc.title")}</PageTitle>
      <PageHeading title={t("kyc.title")} text={t("kyc.text")} />
      {/* A decision may arrive while the page is open; it is announced to screen readers. */}
      <p aria-live="polite" className="sr-only">
        {t(`kyc.status.${info.kycStatus}`)}
      </p>
      {isSubUser(account) ? (
        <Outcome info={info} tone="info" title={t("kyc.inherited.title")}>
          {t("kyc.inherited.text")}
        </Outcome>
      ) : (
        <OwnKyc key={info.kycStatus} info={info} uid={account.uid} />
      )}
    </div>
  );
}

function OwnKyc({ info, uid }: { info: KycInfo; uid: string }) {
  switch (info.kycStatus) {
    case "none":
      return <FormWhenReady uid={uid} />;
    case "pending":
      return <Pending info={info} />;
    case "approved":
      return <Approved info={info} />;
    case "rejected":
      return <Rejected info={info} uid={uid} />;
  }
}

/** The draft is in the browser, so that the form is rendered there. */
function FormWhenReady({ uid }: { uid: string }) {
  const t = usePhrase();
  if (useIsHydrated()) return <KycFormCard uid={uid} />;
  return (
    <Card>
      <span className="sr-only">{t("kyc.loading")}</span>
      <SkeletonText lines={8} />
    </Card>
  );
}

function Pending({ info }: { info: KycInfo }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  usePageRefresh({ everyMs: DEFAULT_POLL_MS });
  return (
    <>
      {info.question === null ? (
        <Outcome info={info} tone="info" title={t("kyc.pending.title")}>
          {t("kyc.pending.text")}
        </Outcome>
      ) : (
        // Until it is answered, nothing is checked.
        <QuestionCard key={info.question.askedAt} question={info.question} />
      )}
      <DemoDecision onDecided={() => void revalidate()} />
    </>
  );
}

function Approved({ info }: { info: KycInfo }) {
  const t = usePhrase();
  const returnTo = useReturnPath();
  return (
    <Outcome
      info={info}
      tone="success"
      title={t("kyc.approved.title")}
      action={
        returnTo !== null && (
          <Link to={returnTo} className={buttonClass()}>
            {t("kyc.continue")}
          </Link>
        )
      }
    >
      <p>{t("kyc.approved.text")}</p>
      <ContactLink subject="verification" look="strong" />
    </Outcome>
  );
}

function Rejected({ info, uid }: { info: KycInfo; uid: string }) {
  const t = usePhrase();
  const [isAgain, setIsAgain] = useState(false);
  if (isAgain) {
    return (
      <>
        <Notice tone="danger" title={t("kyc.rejected.title")}>
          {info.rejectReason}
        </Notice>
        <FormWhenReady uid={uid} />
      </>
    );
  }
  return (
    <Outcome
      info={info}
      tone="danger"
      title={t("kyc.rejected.title")}
      action={<Button onClick={() => setIsAgain(true)}>{t("kyc.rejected.again")}</Button>}
    >
      {info.rejectReason !== null && <p className="font-medium">{info.rejectReason}</p>}
      <p>{t("kyc.rejected.text")}</p>
    </Outcome>
  );
}

interface OutcomeProps {
  readonly info: KycInfo;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const BADGES = {
  none: "neutral",
  pending: "warning",
  approved: "success",
  rejected: "danger",
} as const satisfies Record<KycInfo["kycStatus"], BadgeTone>;

function Outcome({ info, tone, title, action, children }: OutcomeProps) {
  const t = usePhrase();
  return (
    <Card className="flex flex-col gap-5">
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
      <dl className="divide-line flex max-w-xl flex-col divide-y text-sm">
        <Fact label={t("kyc.status")}>
          <Badge tone={BADGES[info.kycStatus]}>{t(`kyc.status.${info.kycStatus}`)}</Badge>
        </Fact>
        {info.kycStatus !== "none" && (
          <Fact label={t("kyc.account")}>{t(`kyc.type.${info.kycType}`)}</Fact>
        )}
        {info.realName !== null && <Fact label={t("kyc.name")}>{info.realName}</Fact>}
        {info.submittedAt !== null && (
          <Fact label={t("kyc.submittedAt")}>
            <Time at={info.submittedAt} />
          </Fact>
        )}
        {info.decidedAt !== null && (
          <Fact label={t("kyc.decidedAt")}>
            <Time at={info.decidedAt} />
          </Fact>
        )}
      </dl>
      {action !== undefined && <div className="empty:hidden">{action}</div>}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted shrink-0">{label}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}
