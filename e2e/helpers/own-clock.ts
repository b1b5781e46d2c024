/**
 * Stories that move the server's clock have a server of their own. Stories of one worker share it,
 * so that each begins with the right time.
 */
import { startServer, type RunningServer } from "@parley/testing/running-server";
import { advanceClock, setClockRight } from "./server-clock.ts";
import { expect, test as base, type Trader } from "./traders.ts";

export { expect };

export const test = base.extend<
  { readonly rightTime: undefined },
  { readonly ownServer: RunningServer }
>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed.
    async ({}, use) => {
      // Rates published while the clock was ahead stay valid after the reset.
      const env = { PARLEY_TRUST_PROXY: "loopback", PARLEY_RATES_MAX_AGE_SECONDS: "86400" };
      const server = await startServer({ env });
      await use(server);
      await server.stop();
    },
    // Starting a second server is slow on a busy machine.
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.baseUrl);
  },
  rightTime: [
    async ({ ownServer }, use) => {
      await setClockRight(ownServer.baseUrl);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Ahead, for everybody on the server. */
export const moveClock = (trader: Trader, minutes: number) =>
  advanceClock(trader.baseURL, minutes * 60);
