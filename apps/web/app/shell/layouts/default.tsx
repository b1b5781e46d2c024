import { Outlet } from "react-router";
import { SecurityHost } from "../security/security-host.tsx";
import { SiteFrame } from "../site-frame.tsx";

/** The default layout: every page inside the site's frame, and the dialogs any page may ask for. */
export default function DefaultLayout() {
  return (
    <>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
      <SecurityHost />
    </>
  );
}
