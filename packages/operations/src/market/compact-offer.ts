// Keeps of an offer what the book needs and no more, and keeps what many offers have in common once:
// a million of them lie in memory.
import type { BookOffer } from "./book-types.ts";

export function createCompactor(): (offer: BookOffer) => BookOffer {
  const shared = new Map<string, unknown>();

  function share<Value>(name: string, value: Value): Value {
    const known = shared.get(name);
    if (known === undefined) {
      shared.set(name, value);
      return value;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What has the same name was made from the same content.
    return known as Value;
  }

  return (offer) => {
    const { id, advertiserId, side, crypto, fiat, price, remaining, minLimit, maxLimit } = offer;
    const { isKycRequired, minTrades, minCompletionPercent, minRegisteredDays } = offer.conditions;
    const { firstTradeCap } = offer.conditions;
    const asked = [
      isKycRequired,
      minTrades,
      minCompletionPercent,
      minRegisteredDays,
      firstTradeCap,
    ];
    return {
      id,
      advertiserId,
      side,
      crypto: share(`name ${crypto}`, crypto),
      fiat: share(`name ${fiat}`, fiat),
      price,
      remaining,
      minLimit,
      maxLimit,
      payMethods: share(`methods ${offer.payMethods.join(" ")}`, offer.payMethods),
      conditions: share(`conditions ${asked.join(" ")}`, offer.conditions),
      hours:
        offer.hours === null ? null : share(`hours ${JSON.stringify(offer.hours)}`, offer.hours),
    };
  };
}
