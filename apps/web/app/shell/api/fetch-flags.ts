/** Asks the feature-flag service; without an answer the page keeps what it knows. */
import { listFlags } from "@parley/contract/endpoints/site/flags";
import { readFlagStates } from "@parley/domain/site/feature-flag";
import { flagStore } from "../state/flag-store.ts";
import { getApi } from "./api.ts";

export async function fetchFlags(): Promise<void> {
  const result = await getApi().call(listFlags, {});
  if (result.ok) flagStore.set(readFlagStates(result.data));
}
