/** The frame of the site with the parts from above the shell. */
import type { ReactNode } from "react";
import { Bell } from "../../shared/notifications/bell.tsx";
import { useOpenOrders } from "../../shared/trade/open-orders.ts";
import { SiteFrame } from "../../shell/frame/site-frame.tsx";
import { useUser } from "../../shell/page/user-store.ts";

export function Site({ children }: { readonly children: ReactNode }) {
  const openOrders = useOpenOrders(useUser()?.userId);
  return (
    <SiteFrame bell={<Bell />} openOrders={openOrders}>
      {children}
    </SiteFrame>
  );
}
