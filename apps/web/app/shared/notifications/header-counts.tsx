/** What the header counts: unread notifications and open orders, read again on every event. */
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { useEffect } from "react";
import { getApi } from "../../shell/api/api.ts";
import { publicStore } from "../../shell/state/public-store.ts";
import { useData } from "../data/use-data.ts";

/** Only for a logged-in reader; loaded then. */
export default function HeaderCounts() {
  const notifications = useData({
    read: () => getApi().call(listNotifications, { limit: 1 }),
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
  return null;
}
