/**
 * The feature flags of a page that is rendered on the server. A service that fails breaks no page: the
 * last known flags count, or all features are on.
 */
import { listFlags } from "@parley/contract/endpoints/site/flags";
import { DEFAULT_FLAGS, readFlagStates, type FlagStates } from "@parley/domain/site/feature-flag";
import type { Api } from "../api/api.ts";

export interface FlagReader {
  read(api: Api, origin: string): Promise<FlagStates>;
}

/** A service of its own is asked this often; this server knows its flags in memory. */
const MAX_AGE_MS = 5_000;
/** No page waits longer for a service of its own. */
const TIMEOUT_MS = 1_500;

export function createFlagReader(now: () => number = Date.now): FlagReader {
  let known = DEFAULT_FLAGS;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<FlagStates> | null = null;

  async function ask(api: Api): Promise<FlagStates> {
    const answer = await api.call(listFlags, {}, { timeoutMs: TIMEOUT_MS });
    if (answer.ok) known = readFlagStates(answer.data);
    asking = null;
    return known;
  }

  return {
    async read(api, origin) {
      if (origin === "") return ask(api);
      if (asking !== null) return asking;
      // Also after a failure, so that a service that is away does not delay every page.
      if (now() - askedAt < MAX_AGE_MS) return known;
      askedAt = now();
      asking = ask(api);
      return asking;
    },
  };
}

/** One for all pages of this server. */
export const flagReader = createFlagReader();
