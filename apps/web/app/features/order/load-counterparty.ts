/** Reads the public figures of the other side of an order. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryAdvertiser } from "@parley/contract/endpoints/market/advertisers";
import type { Api } from "../../shell/api/api.ts";
import type { Order } from "./model/order.ts";

export type Counterparty = Pick<
  EndpointReply<typeof queryAdvertiser>,
  | "avatar"
  | "totalTrades"
  | "completionRate"
  | "avgReleaseMinutes"
  | "avgPayMinutes"
  | "positiveRate"
  | "registeredDays"
>;

/** Null when they could not be read: an order can do without them. */
export async function loadCounterparty(api: Api, order: Order): Promise<Counterparty | null> {
  const found = await api.call(queryAdvertiser, { uid: order.counterparty.uid });
  if (!found.ok) return null;
  const { avatar, totalTrades, completionRate, avgReleaseMinutes } = found.data;
  const { avgPayMinutes, positiveRate, registeredDays } = found.data;
  return {
    avatar,
    totalTrades,
    completionRate,
    avgReleaseMinutes,
    avgPayMinutes,
    positiveRate,
    registeredDays,
  };
}
