/** The seller has said that nothing arrived: the buyer's task, with its clock. */
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";
import { TIME_PHRASES } from "../model/side-phrases.ts";
import { TimeLeft } from "../parts/time-left.tsx";
import { useIsPast } from "../parts/use-is-past.ts";

/** Whether this side is the one to answer, and has not. */
export function isProofAsked({ role, notReceived, standingRuling }: Order): boolean {
  return (
    role === "buyer" &&
    notReceived !== null &&
    notReceived.answeredAt === null &&
    standingRuling === null
  );
}

export function ProofRequest({ order }: Pick<OrderPartProps, "order">) {
  const t = usePhrase();
  const { notReceived, role, serverTime } = order;
  const isOver = useIsPast(notReceived?.proofBy ?? null, serverTime);
  if (notReceived === null) return null;
  const step = notReceived.answeredAt !== null ? "given" : isOver ? "over" : "asked";
  return (
    <Notice
      tone={step === "given" || role === "seller" ? undefined : "warning"}
      title={t("order.proof.title")}
    >
      {t(`order.proof.${step}.${role}`)}
    </Notice>
  );
}

/** Runs while the buyer has time to answer. */
export function ProofClock({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const { notReceived, role, standingRuling } = order;
  const isAsked = notReceived !== null && notReceived.answeredAt === null;
  if (!isAsked || standingRuling !== null) return null;
  return (
    <TimeLeft
      label={t(TIME_PHRASES.proof[role])}
      deadlineAt={notReceived.proofBy}
      onEnd={() => void work.reload()}
    />
  );
}
