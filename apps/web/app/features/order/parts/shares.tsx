/** What each side gets of a split, in figures. */
import { Money } from "@parley/ui/data/money";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { DIGITS } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";
import { feePhrase, SHARE_PHRASES } from "../model/side-phrases.ts";
import type { Shares } from "./split-shares.ts";

export function SharesTable({ order, shares }: { order: Order; shares: Shares | null }) {
  const t = usePhrase();
  const coins = (amount: string | undefined) => (
    <Money amount={amount ?? ""} unit={order.crypto} {...DIGITS} />
  );
  return (
    <FactList
      facts={[
        [
          t(SHARE_PHRASES.toBuyer[order.role]),
          <strong key="buyer">{coins(shares?.toBuyer)}</strong>,
        ],
        [
          t(SHARE_PHRASES.toSeller[order.role]),
          <strong key="seller">{coins(shares?.toSeller)}</strong>,
        ],
        [t(feePhrase(order)), coins(shares?.fee)],
      ]}
    />
  );
}
