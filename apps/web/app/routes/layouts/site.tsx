/** The frame of the site, with what is loaded for it when the page is shown. */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import type { ReactNode } from "react";
import { FailedSilently, latePart } from "../../shell/boot/late-part.tsx";
import { SiteFrame } from "../../shell/frame/site-frame.tsx";
import { useUser } from "../../shell/page/user-store.ts";

const PageParts = latePart(() => import("../../shell/parts/page-parts.tsx"), {
  Failed: FailedSilently,
});
const HeaderCounts = latePart(() => import("../../shared/notifications/header-counts.tsx"), {
  Failed: FailedSilently,
});

export function Site({ children }: { readonly children: ReactNode }) {
  const userId = useUser()?.userId;
  const isHydrated = useIsHydrated();
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      {isHydrated && <PageParts />}
      {isHydrated && userId !== undefined && <HeaderCounts key={userId} />}
    </>
  );
}
