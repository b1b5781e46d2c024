/**
 * Releases several orders: reads each of them once more for the dialog, asks for one code, and keeps
 * what the server said of each.
 */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import { releaseOrders } from "@parley/contract/endpoints/trade/release-orders";
import { MANY_ORDERS } from "@parley/domain/order/release-together";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { carryOut } from "../../shared/security/security-requests.ts";

export type OrderInFull = EndpointReply<typeof queryOrderDetails>;
export type Released = EndpointReply<typeof releaseOrders>["list"][number];

type Stage =
  | { readonly name: "closed" | "reading" }
  | { readonly name: "unread"; readonly failure: CallFailure<string> }
  | { readonly name: "checking" | "asking"; readonly orders: readonly OrderInFull[] }
  | {
      readonly name: "told";
      readonly orders: readonly OrderInFull[];
      readonly outcomes: readonly Released[];
    };

export interface ReleaseTogether {
  readonly stage: Stage;
  readonly begin: (orderIds: readonly string[]) => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly close: () => void;
}

export function useReleaseTogether(onReleased: () => void): ReleaseTogether {
  const t = usePhrase();
  const [stage, setStage] = useState<Stage>({ name: "closed" });

  const begin = async (orderIds: readonly string[]) => {
    setStage({ name: "reading" });
    const found = await Promise.all(
      orderIds.map((orderId) => getApi().call(queryOrderDetails, { orderId })),
    );
    const failure = found.find((one) => !one.ok);
    if (failure !== undefined && !failure.ok) {
      setStage({ name: "unread", failure });
      return;
    }
    setStage({ name: "checking", orders: found.flatMap((one) => (one.ok ? [one.data] : [])) });
  };

  const confirm = async () => {
    if (stage.name !== "checking") return;
    const { orders } = stage;
    setStage({ name: "asking", orders });
    const body = { orders: orders.map(({ orderId, version }) => ({ orderId, version })) };
    const told = await carryOut(
      "release",
      MANY_ORDERS,
      ({ codes, idempotencyKey }) =>
        sendSealed(
          { action: "release", subject: MANY_ORDERS, codes, body },
          idempotencyKey,
          (request, options) => getApi().call(releaseOrders, request, options),
        ),
      { notDone: t("order.notDone.release") },
    );
    // Whether it was canceled or done, the server knows the state of the orders.
    onReleased();
    setStage(
      told === null ? { name: "checking", orders } : { name: "told", orders, outcomes: told.list },
    );
  };

  return { stage, begin, confirm, close: () => setStage({ name: "closed" }) };
}
