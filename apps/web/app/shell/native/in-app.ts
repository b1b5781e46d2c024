/** Whether the page is inside the native app, for components. */
import type { AppState } from "../../bridge/detect.ts";
import { usePage } from "../page/page-data.ts";
import { usePublic } from "../state/public-store.ts";

/** The server knows it by user agent and address; the browser also by the app's flag and memory. */
export function useApp(): AppState {
  const { app } = usePage();
  const found = usePublic((state) => state.app);
  return found === "h5" ? app : found;
}

export function useIsInApp(): boolean {
  return useApp() !== "h5";
}
