import { Money } from "@parley/ui/data/money";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { DIGITS } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";

/** What a seller compares with the bank account before coins leave finally. */
export function LeavingCoins({ order }: { readonly order: Order }) {
  const t = usePhrase();
  const coins = (amount: string) => <Money amount={amount} unit={order.crypto} {...DIGITS} />;
  return (
    <FactList
      facts={[
        [
          t("order.field.paymentAmount"),
          <Money key="fiat" amount={order.fiatAmount} unit={order.fiat} />,
        ],
        [t("order.release.fromName"), order.counterparty.realName],
        [t("order.release.leaves"), coins(order.quantity)],
        [t("order.field.buyerReceives"), coins(order.receiveQuantity)],
      ]}
    />
  );
}
