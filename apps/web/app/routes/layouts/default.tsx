import { Outlet } from "react-router";
import { SecurityHost } from "../../shared/security/security-host.tsx";
import { Site } from "./site.tsx";

/** The default layout: every page inside the site's frame, and the dialogs any page may ask for. */
export default function DefaultLayout() {
  return (
    <>
      <Site>
        <Outlet />
      </Site>
      <SecurityHost />
    </>
  );
}
