/** Stories that move the server's clock have a server of their own, and reset it at their end. */
import { startServer, type RunningServer } from "@parley/testing/running-server";
import { test as base } from "./traders.ts";

export { expect } from "./traders.ts";

export const test = base.extend<object, { readonly ownServer: RunningServer }>({
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
});
