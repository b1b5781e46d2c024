/** The frame of the site with the parts that come from above the shell. */
import type { ReactNode } from "react";
import { Bell } from "../notifications/bell.tsx";
import { useOpenOrders } from "../open-orders.ts";
import { SiteFrame } from "../site-frame.tsx";
import { useUser } from "../user-store.ts";

export function Site({ children }: { readonly children: ReactNode }) {
  const openOrders = useOpenOrders(useUser()?.userId);
  return (
    <SiteFrame bell={<Bell />} openOrders={openOrders}>
      {children}
    </SiteFrame>
  );
}
