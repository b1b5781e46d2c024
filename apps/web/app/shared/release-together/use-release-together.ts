/**
 * Releases several orders: reads each of them once more for the dialog, asks for one code, and keeps
 * what the server said of each.
 */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import { releaseOrders } from "@parley/contract/endpoints/trade/release-orders";
import { MANY_ORDERS } from "@parley/domain/order/release-together";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { Loaded, ReadFailure } from "../data/loaded.ts";
import { useData, type Reading } from "../data/use-data.ts";
import { sendSealed } from "../security/seal-request.ts";
import { carryOut } from "../security/security-requests.ts";

export type OrderInFull = EndpointReply<typeof queryOrderDetails>;
export type Released = EndpointReply<typeof releaseOrders>["list"][number];

type Stage =
  | { readonly name: "closed" | "reading" }
  | { readonly name: "unread"; readonly failure: ReadFailure }
  | { readonly name: "checking" | "asking"; readonly orders: readonly OrderInFull[] }
  | {
      readonly name: "told";
      readonly orders: readonly OrderInFull[];
      readonly outcomes: readonly Released[];
    };

/** Of orders that have been read: what the server said of each, once it has. */
type Progress = "checking" | "asking" | readonly Released[];

type OrdersReading = Pick<Reading<OrderInFull[]>, "data" | "failure" | "isReading">;

const CLOSED = { name: "closed" } as const;

export interface ReleaseTogether {
  readonly stage: Stage;
  readonly begin: (orderIds: readonly string[]) => void;
  readonly confirm: () => Promise<void>;
  readonly close: () => void;
}

export function useReleaseTogether(onReleased: () => void): ReleaseTogether {
  const t = usePhrase();
  const [orderIds, setOrderIds] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Progress>("checking");
  const key = orderIds.join() || null;
  const reading = useData({ key, read: () => readInFull(orderIds) });
  const stage = key === null ? CLOSED : stageOf(reading, progress);

  const confirm = async () => {
    if (stage.name !== "checking") return;
    const { orders } = stage;
    setProgress("asking");
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
    setProgress(told === null ? "checking" : told.list);
  };

  return {
    stage,
    begin: (wanted) => {
      if (wanted.join() === key) void reading.reload();
      else setOrderIds(wanted);
    },
    confirm,
    close: () => {
      setOrderIds([]);
      setProgress("checking");
    },
  };
}

function stageOf({ data: orders, failure, isReading }: OrdersReading, progress: Progress): Stage {
  if (orders === null) {
    return failure === null || isReading ? { name: "reading" } : { name: "unread", failure };
  }
  if (typeof progress === "string") return { name: progress, orders };
  return { name: "told", orders, outcomes: progress };
}

async function readInFull(orderIds: readonly string[]): Promise<Loaded<OrderInFull[]>> {
  const found = await Promise.all(
    orderIds.map((orderId) => getApi().call(queryOrderDetails, { orderId })),
  );
  const failure = found.find((one) => !one.ok);
  return failure ?? { ok: true, data: found.flatMap((one) => (one.ok ? [one.data] : [])) };
}
