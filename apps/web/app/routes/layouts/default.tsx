import { Outlet } from "react-router";
import { SecurityHost } from "../../shared/security/security-host.tsx";
import { offerVerification } from "../../shared/security/verify-for-parts.ts";
import { Site } from "./site.tsx";

offerVerification();

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
