import { CancelResetPage } from "../features/auth/cancel-reset-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";

export const handle = { areas: ["auth", "security"] } satisfies PageHandle;

/** Where the link in a message about a request to take factors away leads, logged in or not. */
export default function CancelRequest() {
  return <CancelResetPage />;
}
