/** The order as it was agreed on and paid, and each step of it. */
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { ACTOR_NAMES, appealReasonText, stepText, timeText } from "../../parts/words.ts";
import type { Appeal } from "./load-appeal.ts";

export function OrderFacts({ appeal }: { readonly appeal: Appeal }) {
  const { crypto, fiat, payer, notReceived } = appeal;
  return (
    <Panel title="What happened">
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            { name: "Coins", value: <Money amount={appeal.quantity} unit={crypto} /> },
            { name: "To be paid", value: <Money amount={appeal.fiatAmount} unit={fiat} /> },
            { name: "Price", value: <Money amount={appeal.price} unit={fiat} /> },
            {
              name: "Fee of the taker",
              value: <Money amount={appeal.fee} unit={crypto} />,
            },
            { name: "Payment method", value: appeal.payMethod },
            {
              name: "Marked as paid",
              value: appeal.paidAt === null ? "Not marked" : <Time at={appeal.paidAt} />,
            },
            payer && {
              name: "Paid from, as the buyer says",
              value: `${payer.name}, ends in ${payer.accountEnd}`,
            },
            {
              name: "Appeal",
              value: `${ACTOR_NAMES[appeal.by]}: ${appealReasonText(appeal.reason)}`,
            },
          ]}
        />
        {payer?.nameDiffers === true && (
          <Notice tone="warning">
            The name on the paying account is not the registered name of the buyer.
          </Notice>
        )}
        {notReceived !== null && (
          <Notice tone={notReceived.answeredAt === null ? "warning" : "info"}>
            {notReceived.answeredAt === null
              ? `The seller said that nothing arrived. Proof was asked for until ${timeText(notReceived.proofBy)}.`
              : `The seller said that nothing arrived; the buyer answered at ${timeText(notReceived.answeredAt)}.`}
          </Notice>
        )}
        <ol className="border-line flex flex-col gap-2 border-s ps-4 text-sm">
          {appeal.history.map((step) => (
            <li key={`${step.at} ${step.command}`} className="flex flex-wrap gap-x-3">
              <Time at={step.at} className="text-muted" />
              <span className="font-medium">{stepText(step.command, step.side)}</span>
              <span className="text-muted">{ACTOR_NAMES[step.by]}</span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
