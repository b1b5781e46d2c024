/**
 * Stories that change what holds for the whole site have a server of their own. Its clock is ahead
 * during each act of staff, further each time, as a code of an authenticator counts once.
 */
import { startServer, type RunningServer } from "@parley/testing/running-server";
import { advanceClock, setClockRight } from "./server-clock.ts";
import { logInStaff, type Staff } from "./staff.ts";
import { test as base } from "./traders.ts";

export { expect } from "./traders.ts";

export interface Site {
  /** Turns a feature on or off: one administrator proposes it, another approves it. */
  setFlag(name: string, isEnabled: boolean): Promise<void>;
  /** Publishes a text, as an administrator. */
  publish(text: Publication): Promise<void>;
}

export interface Publication {
  readonly kind: "article" | "announcement";
  readonly slug: string;
  readonly language: string;
  readonly source: string | null;
  readonly version: number;
}

interface OwnServer {
  readonly ownServer: RunningServer;
  readonly site: Site;
}

/** Longer than a code of an authenticator is accepted. */
const APART_SECONDS = 120;

export const test = base.extend<object, OwnServer>({
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed.
    async ({}, use) => {
      const env = { PARLEY_TRUST_PROXY: "loopback", PARLEY_RATES_MAX_AGE_SECONDS: "86400" };
      const server = await startServer({ env });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  site: [
    async ({ playwright, ownServer: { baseUrl } }, use) => {
      const staff: Staff = await logInStaff(playwright, baseUrl, "administrator");
      const second: Staff = await logInStaff(playwright, baseUrl, "administrator2");
      let acts = 0;
      const act = async (path: string, wish: object, by = staff) => {
        acts += 1;
        await advanceClock(baseUrl, acts * APART_SECONDS);
        const answer = await by.act(path, { ...wish, reason: "a story of the browser tests" });
        await setClockRight(baseUrl);
        return answer;
      };
      await use({
        async setFlag(name, isEnabled) {
          const [before, after] = isEnabled ? ["off", "on"] : ["on", "off"];
          const edits = [{ kind: "feature", key: name, field: "isEnabled", before, after }];
          const { changeId } = await act("/api/admin/market/changes", { edits });
          const path = `/api/admin/market/changes/${String(changeId)}/decide`;
          await act(path, { decision: "approve" }, second);
        },
        async publish(text) {
          await act("/api/admin/content", text);
        },
      });
      await staff.dispose();
      await second.dispose();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.baseUrl);
  },
});
