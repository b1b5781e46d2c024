/**
 * Sends the order form: what it shows is what is requested, and each refusal is shown in its place.
 */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointInput } from "@parley/contract/endpoint";
import { createOrder, getRToken } from "@parley/contract/endpoints/trade/order-steps";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { isOutcomeUnknown } from "@parley/site/forms/attempt-keys";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { useSubmission } from "../../shared/forms/use-submission.ts";
import { createOrderPlacer } from "./place-order.ts";
import {
  barredUntilOf,
  nearestFiatOf,
  placeOfRefusal,
  type NearestFiat,
  type RefusalPlace,
} from "./refusal-place.ts";

export type OrderWish = Omit<EndpointInput<typeof createOrder>, "rToken">;

export interface Refusal {
  readonly name: string;
  readonly place: RefusalPlace;
  readonly text: string;
  /** It was not answered, and may have been placed: pressing again finds out. */
  readonly isUnknown: boolean;
  /** The bound that was missed, in the currency, where the amount was typed in it. */
  readonly nearestFiat: NearestFiat | null;
  /** Until when new orders are barred, after too many cancels. */
  readonly until: number | null;
  /** The request. */
  readonly wish: OrderWish;
}

export function usePlaceOrder(onPlaced: () => void) {
  const navigate = useNavigate();
  const toPath = useLocalPath();
  const textOf = useFailureText();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const [place] = useState(() =>
    createOrderPlacer<OrderWish, { readonly orderId: string }>({
      fetchToken: () => getApi().call(getRToken, {}),
      create: (wish, rToken) => getApi().call(createOrder, { ...wish, rToken }),
    }),
  );
  const leave = async (orderId: string) => {
    onPlaced();
    setIsLeaving(true);
    await navigate(toPath(`/p2p/order?orderId=${orderId}`));
    setIsLeaving(false);
  };
  const refuse = async (failure: CallFailure<string>, wish: OrderWish) => {
    // Refused: the page's offer, gate or balance was outdated. Without a reply, reloading would
    // only delay what is known already.
    if (failure.status !== 0) await revalidate();
    setRefusal({
      name: failure.name,
      place: placeOfRefusal(failure.name),
      text: textOf(failure),
      isUnknown: isOutcomeUnknown(failure),
      nearestFiat: wish.amountIn === "fiat" ? nearestFiatOf(failure.data, wish.amount) : null,
      until: barredUntilOf(failure.name, failure.data),
      wish,
    });
    setRefusals((before) => before + 1);
  };
  const { submit, isBusy } = useSubmission((wish: OrderWish) => place(wish), {
    onDone: ({ orderId }) => leave(orderId),
    onFailed: (failure, wish) => void refuse(failure, wish),
  });
  const send = (wish: OrderWish) => {
    setRefusal(null);
    return submit(wish);
  };
  return {
    isBusy: isBusy || isLeaving,
    refusal,
    /** How often the server has refused: each time leads to the field that says why. */
    refusals,
    send,
    /** What was refused has been changed. */
    forgive: () => setRefusal(null),
  };
}
