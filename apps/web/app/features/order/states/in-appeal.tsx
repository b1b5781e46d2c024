/** Customer service is called: what it needs, what both have said, and how to end it among the two. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import Scale from "lucide-react/icons/scale";
import {
  usePhrase,
  useRichPhrase,
  type Phrase,
  type RichPhrase,
} from "../../../shell/locale/phrase.tsx";
import { ContactLink } from "../../../shared/support/contact-link.tsx";
import { personOf } from "../parts/amounts.tsx";
import { AppealOutlook } from "../appeal/appeal-outlook.tsx";
import { AppealRecord } from "../appeal/appeal-record.tsx";
import { StepDialog } from "../dialogs/step-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";
import { FoldedPayDetails } from "../parts/pay-details.tsx";
import { DeclaredPayer } from "../parts/payer.tsx";
import { isProofAsked, ProofClock, ProofRequest } from "../appeal/proof-request.tsx";
import { AnswerTask, TaskClock, TaskRequests } from "../appeal/task-request.tsx";
import { taskToAnswer } from "../model/task-to-answer.ts";
import { ReleaseDialog } from "../dialogs/release-dialog.tsx";
import { RetryDialog } from "../dialogs/retry-dialog.tsx";
import { NotReceivedDialog } from "../dialogs/not-received-dialog.tsx";
import { NotReceivedFrom } from "../parts/not-received-from.tsx";
import { SplitDialog } from "../dialogs/split-dialog.tsx";
import { SplitProposal } from "../appeal/split-proposal.tsx";
import { StandingRuling } from "../appeal/standing-ruling.tsx";
import { StateFrame } from "../parts/state-frame.tsx";
import { useAppeal } from "../appeal/use-appeal.ts";

export function InAppeal({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { actions, splitProposal, standingRuling } = order;
  const isRuled = standingRuling !== null;
  const appeal = useAppeal(order);
  const task = taskToAnswer(order);
  const isAsked = isProofAsked(order) || task !== null;
  return (
    <StateFrame
      order={order}
      sign={<Scale aria-hidden className="text-warning mt-0.5 size-6 shrink-0" />}
      title={t("order.title.appeal")}
      text={textOf(order, t, rich)}
      clock={
        task === null ? (
          <ProofClock order={order} work={work} />
        ) : (
          <TaskClock order={order} work={work} />
        )
      }
      actions={
        actions.length === 0 && !isAsked ? undefined : (
          <>
            {actions.includes("withdraw-appeal") && <WithdrawDialog order={order} work={work} />}
            {actions.includes("propose-split") && splitProposal === null && (
              <SplitDialog
                order={order}
                work={work}
                trigger={<Button tone="secondary">{t("order.action.proposeSplit")}</Button>}
              />
            )}
            {actions.includes("not-received") && <NotReceivedDialog order={order} work={work} />}
            {actions.includes("retry") && <RetryDialog order={order} work={work} />}
            {actions.includes("release") && (
              <ReleaseDialog
                order={order}
                work={work}
                trigger={
                  <Button tone={splitProposal === null ? "primary" : "secondary"}>
                    {t("order.action.release")}
                  </Button>
                }
              />
            )}
            {isAsked && <AnswerTask order={order} onAdded={() => void appeal.reload()} />}
          </>
        )
      }
    >
      <Stopped order={order} />
      <StandingRuling order={order} work={work} />
      <TaskRequests order={order} />
      {!isRuled && <ProofRequest order={order} />}
      {order.role === "seller" && <NotReceivedFrom order={order} work={work} />}
      <SplitProposal order={order} work={work} />
      {!isRuled && <AppealOutlook order={order} kept={appeal} />}
      {!isRuled && <Needs order={order} />}
      <AppealRecord order={order} kept={appeal} />
      <ContactLink subject="appeal" orderId={order.orderId} />
      <DeclaredPayer order={order} />
      <FoldedPayDetails order={order} />
    </StateFrame>
  );
}

function textOf(order: Order, t: Phrase, rich: RichPhrase) {
  const { role, appealDetails, counterparty, standingRuling } = order;
  if (standingRuling !== null) return t("order.now.appeal.ruled");
  const by = appealDetails?.by ?? "system";
  if (by === "system") return t("order.now.appeal.system");
  if (by === role) return t("order.now.appeal.own");
  return rich("order.now.appeal.other", { name: personOf(counterparty.nickname) });
}

/** An appeal still shows its possible cause. */
function Stopped({ order: { state, role } }: { order: Order }) {
  const t = usePhrase();
  if (state !== "failed") return null;
  return (
    <Notice tone="danger" title={t("order.title.failed")}>
      {t(`order.now.failed.${role}`)}
    </Notice>
  );
}

function Needs({ order: { role } }: { order: Order }) {
  const t = usePhrase();
  const needs =
    role === "buyer"
      ? [t("order.appeal.need.buyer.proof"), t("order.appeal.need.buyer.account")]
      : [t("order.appeal.need.seller.account"), t("order.appeal.need.seller.payer")];
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{t("order.appeal.needTitle")}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {[...needs, t("order.appeal.need.both")].map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </section>
  );
}

function WithdrawDialog({ work }: OrderPartProps) {
  const t = usePhrase();
  return (
    <StepDialog
      action="withdraw-appeal"
      work={work}
      doneText={t("order.appeal.withdrawDone")}
      title={t("order.appeal.withdrawTitle")}
      description={t("order.appeal.withdrawText")}
      trigger={<Button tone="secondary">{t("order.action.withdraw")}</Button>}
      confirmLabel={t("order.action.withdraw")}
    />
  );
}
