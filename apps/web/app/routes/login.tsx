import { LoginPage } from "../features/auth/login/login-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { routeRules } from "../shell/routing/route-rules.ts";

export const handle = { areas: ["auth", "security"], isReadFirst: true } satisfies PageHandle;

export const middleware = routeRules({ middleware: ["guest"] });

/** Present so that every visit runs the guard on the server. */
export const loader = () => null;

export default function Login() {
  return <LoginPage />;
}
