/** What there is to do in a step, in its place in the list; nothing for one that is done or later. */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { BindContact } from "../../shared/contact/bind-contact.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";
import { DemoDecision } from "../../shared/identity/demo-decision.tsx";
import { QuestionCard } from "../../shared/identity/question-card.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { AgreementStep } from "./agreement-step.tsx";
import { KycStep } from "./kyc-step.tsx";
import type { StartData } from "./load-start.ts";
import type { Recovery } from "./recovery.ts";
import type { Step } from "./start-steps.ts";
import { TwoFactorStep } from "./two-factor-step.tsx";

export interface StepWorkProps {
  readonly step: Step;
  readonly isCurrent: boolean;
  readonly data: StartData;
  readonly recovery: Recovery;
}

export function StepWork(props: StepWorkProps) {
  const isHydrated = useIsHydrated();
  const { step, isCurrent } = props;
  if (step.state === "waiting") return isHydrated && <UnderReview />;
  if (!isCurrent) return null;
  // What was typed before is in the browser.
  return <Place>{isHydrated ? <Work {...props} /> : <SkeletonText lines={6} />}</Place>;
}

/** As wide as is easily read, below the name of its step. */
function Place({ children }: { readonly children: ReactNode }) {
  return <div className="sm:max-w-xl sm:ps-9">{children}</div>;
}

function Work({ step: { step }, data, recovery }: StepWorkProps) {
  switch (step) {
    case "phone":
    case "email":
      return <ContactStep key={step} channel={step} />;
    case "kyc":
      return data.kyc.question !== null && data.kyc.kycStatus === "pending" ? (
        <QuestionCard key={data.kyc.question.askedAt} question={data.kyc.question} />
      ) : (
        <KycStep key={data.kyc.kycStatus} info={data.kyc} uid={data.uid} />
      );
    case "agreement":
      return <AgreementStep />;
    case "twoFactor":
      return <TwoFactorStep recovery={recovery} />;
  }
}

function ContactStep({ channel }: { readonly channel: "phone" | "email" }) {
  const t = usePhrase();
  const tellChange = useChanged();
  return (
    <BindContact
      channel={channel}
      bound={null}
      keepsFocus
      onBound={() => tellChange(t(`security.contact.${channel}.bound`))}
    />
  );
}

function UnderReview() {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-col gap-3 sm:ps-9">
      <p className="text-sm">{t("kyc.pending.text")}</p>
      <DemoDecision onDecided={() => void revalidate()} />
    </div>
  );
}
