// The demo's accounts: created in development, and a reason not to start in production, where their
// password would be public.
import type { Pool } from "@parley/database/pool";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { createPasswordHasher } from "@parley/operations/identity/account/password-hasher";
import { createDemoAccounts, hasDemoAccounts } from "@parley/operations/demo/create-demo-accounts";
import { readTradables } from "@parley/operations/market/catalogue/read-tradables";
import { createDemoCases } from "@parley/operations/demo/create-demo-cases";
import { createDemoMarket, keepDemoOnline } from "@parley/operations/demo/create-demo-market";
import { publishRates } from "@parley/operations/market/rates/publish-rates";
import { fillDemoWallets } from "@parley/operations/demo/fill-demo-wallets";
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
} from "@parley/operations/demo/demo-accounts";
import type { Engine } from "@parley/engine/engine";
import type { Clock } from "@parley/platform/clock";
import type { RateSource } from "@parley/platform/rates/rate-source";
import type { Settings } from "./settings.ts";
import { StartupError } from "./startup-error.ts";
import type { Surfaces } from "./surfaces.ts";

export interface DemoSetup {
  readonly settings: Pick<Settings, "mode">;
  readonly pool: Pool;
  readonly engine: Engine;
  readonly surfaces: Pick<Surfaces, "ids" | "vault">;
  readonly clock: Clock;
}

export async function prepareDemo(setup: DemoSetup): Promise<void> {
  const { settings, pool, engine, surfaces, clock } = setup;
  const { mode } = settings;
  if (mode === "development") {
    const { ids, vault } = surfaces;
    await createDemoAccounts({ mode, pool, clock, ids, vault, hasher: createPasswordHasher() });
    await fillDemoWallets({ pool, engine, ids });
  } else if (await hasDemoAccounts(pool)) {
    throw new StartupError(
      "The database holds the demo's accounts, whose password everybody knows: production needs a database of its own.",
    );
  }
}

export interface DemoMarketSetup extends DemoSetup {
  readonly surfaces: Pick<Surfaces, "ids" | "vault" | "files" | "kyc" | "chain" | "bus">;
  readonly source: RateSource;
  readonly maxAgeMs: number;
}

/** Advertisers, offers and cases; the first start has to ask for prices before. */
export async function prepareDemoMarket(setup: DemoMarketSetup): Promise<void> {
  const { pool, engine, surfaces, clock, source, maxAgeMs } = setup;
  const { ids, vault, files, kyc, chain, bus } = surfaces;
  if ((await listReferenceQuotes(pool)).length === 0) {
    await publishRates({ pool, source, clock, holder: "demo" });
  }
  const tradables = await readTradables(pool);
  const quotes = await listReferenceQuotes(pool);
  const market = {
    tradables: { read: () => Promise.resolve(tradables) },
    quotes: { read: () => Promise.resolve(quotes) },
    clock,
    maxAgeMs,
  };
  const hasher = createPasswordHasher();
  const mode = "development";
  const parts = { mode, pool, clock, ids, vault, hasher, market } as const;
  await createDemoMarket({ ...parts, engine });
  await createDemoCases({ ...parts, files, kyc, chain, bus });
}

const ONLINE_EVERY_MS = 60_000;

/** Keeps most of the demo's advertisers online as long as the server runs. */
export function startDemoPresence(
  parts: Pick<DemoSetup, "pool" | "clock">,
  onFailure: (error: unknown) => void,
): { stop(): void } {
  const touch = () => void keepDemoOnline(parts).catch(onFailure);
  touch();
  const timer = setInterval(touch, ONLINE_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

/** How to log in, for the terminal. */
export function describeDemo(): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  const lines = DEMO_ACCOUNTS.map(({ email, purpose }) => `    ${email.padEnd(width)}  ${purpose}`);
  return [
    "  To look around, log in as",
    ...lines,
    `  with the password ${DEMO_PASSWORD}; codes come from an authenticator with the secret`,
    `  ${DEMO_TOTP_SECRET}, or by mail: /api/dev/outbox shows what would have been sent.`,
    "  Staff work at /admin, where cases wait in each queue.",
  ].join("\n");
}
