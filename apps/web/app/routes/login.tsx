import { LoginPage } from "../features/auth/login/login-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { isOtherPage } from "../shell/routing/same-page.ts";
import { routeRules } from "../shell/routing/route-rules.ts";

export const handle = { areas: ["auth", "security"], isReadFirst: true } satisfies PageHandle;

export const middleware = routeRules({ middleware: ["guest"] });

/** Present so that every visit runs the guard on the server. */
export const loader = () => null;

/** The step of the code is an address of this page. */
export const shouldRevalidate = isOtherPage;

export default function Login() {
  return <LoginPage />;
}
