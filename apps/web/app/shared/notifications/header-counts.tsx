/**
 * What the header counts: unread notifications and open orders, read again on every event. New orders
 * among them ring.
 */
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { useEffect } from "react";
import { getApi } from "../../shell/api/api.ts";
import { useUser } from "../../shell/page/user-store.ts";
import { publicStore } from "../../shell/state/public-store.ts";
import { useData } from "../data/use-data.ts";
import { RingNewOrders } from "./ring-new-orders.tsx";

/** As many orders as may come between two readings. */
const NEWEST = 5;

/** Only for a logged-in reader; loaded then. */
export default function HeaderCounts() {
  const notifications = useData({
    read: () => getApi().call(listNotifications, { limit: NEWEST }),
    on: ["notification"],
  });
  const orders = useData({
    read: () => getApi().call(queryOrderList, { status: "pending", pageSize: 1 }),
    on: ["order"],
  });
  const unread = notifications.data?.unread ?? null;
  const openOrders = orders.data?.openOrders ?? null;
  useEffect(() => publicStore.set({ unread }), [unread]);
  useEffect(() => publicStore.set({ openOrders }), [openOrders]);
  const userId = useUser()?.userId;
  if (userId === undefined) return null;
  return <RingNewOrders userId={userId} notices={notifications.data?.list ?? null} />;
}
