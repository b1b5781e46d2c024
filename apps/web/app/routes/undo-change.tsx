import { UndoPage } from "../features/auth/undo-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";

export const handle = { areas: ["auth", "security"] } satisfies PageHandle;

/** Where the link in a message about a changed contact leads, logged in or not. */
export default function UndoChange() {
  return <UndoPage />;
}
