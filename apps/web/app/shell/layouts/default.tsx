import { Outlet } from "react-router";
import { SiteFrame } from "../site-frame.tsx";

/** The default layout: every page inside the site's frame. */
export default function DefaultLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
