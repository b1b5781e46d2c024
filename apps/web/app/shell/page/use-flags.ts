/** Which features are on: as the page was made, until the browser has read them again. */
import type { FlagStates } from "@parley/domain/site/feature-flag";
import { useSyncExternalStore } from "react";
import { flagStore } from "../state/flag-store.ts";
import { usePage } from "./page-data.ts";

export function useFlags(): FlagStates {
  const { flags } = usePage();
  return useSyncExternalStore(flagStore.subscribe, flagStore.get, () => null) ?? flags;
}
