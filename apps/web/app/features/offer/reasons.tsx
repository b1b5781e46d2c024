/** Why the offer cannot be taken now. What the reader can mend himself is the gate's to say. */
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { RefusalContact } from "../../shared/support/refusal-contact.tsx";
import type { OfferDetail } from "./load-offer.ts";
import { leadsToOrders, SeeOrders } from "./see-orders.tsx";

const OF_THE_GATE = [
  "notLoggedIn",
  "tradingFrozen",
  "subUserForbidden",
  "phoneNotVerified",
  "emailNotVerified",
  "kycNotApproved",
  "agreementNotAccepted",
  "twoFactorNotSet",
] as const;

type Reason = OfferDetail["reasons"][number];
type GateReason = (typeof OF_THE_GATE)[number];

function isNoGate(reason: Reason): reason is Exclude<Reason, GateReason> {
  return !OF_THE_GATE.some((one) => one === reason);
}

export function Reasons({ offer }: { offer: OfferDetail }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const reasons = offer.reasons.filter(isNoGate);
  const barredUntil = offer.limits?.barredUntil ?? null;
  if (reasons.length === 0) return null;
  return (
    <Notice tone="warning">
      <ul className="flex flex-col gap-1">
        {reasons.map((reason) => (
          <li key={reason}>
            {t(`detail.reason.${reason}`)}
            {reason === "offerOutsideHours" && offer.nextChangeAt !== null && (
              <>
                {" "}
                {rich("detail.opensAt", {
                  time: <Time key="time" at={offer.nextChangeAt} />,
                })}
              </>
            )}
            {reason === "cancelLimit" && barredUntil !== null && (
              <> {rich("order.form.barredUntil", { time: <Time key="time" at={barredUntil} /> })}</>
            )}
          </li>
        ))}
      </ul>
      {reasons.some(leadsToOrders) && <SeeOrders />}
      {reasons.includes("cancelLimit") && <RefusalContact error="cancelLimit" />}
    </Notice>
  );
}
