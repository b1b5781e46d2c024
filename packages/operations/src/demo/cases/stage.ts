// Where the demo's cases are played: the operations that users call, with a clock that is set back, so
// that a case has the age it should have. The orders go through an engine of their own, which has the
// same clock.
import type { Pool } from "@parley/database/pool";
import { createPool } from "@parley/database/pool";
import { findOrder } from "@parley/database/queries/trade/order";
import type { OrderId } from "@parley/domain/ids";
import type { Order } from "@parley/domain/order/order";
import { createEngine, type Engine } from "@parley/engine/engine";
import type { Bus } from "@parley/platform/bus/bus";
import type { Chain } from "@parley/platform/chain/chain";
import { createMovableClock, type Clock } from "@parley/platform/clock";
import type { FileStore } from "@parley/platform/files/file-store";
import type { KycProvider } from "@parley/platform/kyc/kyc-provider";
import type { Caller } from "../../identity/account/parts.ts";
import type { Session } from "../../identity/account/session.ts";
import { createTiers } from "../../identity/group/read-group.ts";
import { createRequestKeys } from "../../identity/sealed-request/request-keys.ts";
import { createFactors } from "../../identity/security/factors.ts";
import type { SecurityParts } from "../../identity/security/parts.ts";
import { createRelyingParty } from "../../identity/security/webauthn.ts";
import type { MarketParts } from "../../market/offer/market-facts.ts";
import type { OrderParts } from "../../trade/order/parts.ts";
import type { PasswordHasher } from "../../identity/account/password-hasher.ts";
import type { BaseParts } from "../../kernel/parts.ts";
import { CASE_PEOPLE, placeOf, type CaseName } from "./people.ts";

export interface DemoCaseParts extends BaseParts {
  readonly mode: "development" | "production";
  readonly hasher: PasswordHasher;
  /** With the present clock: prices are those of now. */
  readonly market: MarketParts;
  readonly files: FileStore;
  readonly kyc: KycProvider;
  readonly chain: Chain | null;
  readonly bus: Bus;
}

export type StageParts = OrderParts &
  SecurityParts & {
    readonly files: FileStore;
    readonly provider: KycProvider;
    readonly onProviderFailure: (error: unknown) => void;
    readonly chain: Chain | null;
    readonly bus: Bus;
  };

export interface CaseStage {
  /** All of them have the clock that is set back. */
  readonly parts: StageParts;
  readonly present: Clock;
  /** What follows happened so many minutes ago. */
  readonly setBack: (minutes: number) => void;
  readonly session: (name: CaseName) => Session;
  readonly caller: (name: CaseName) => Caller;
}

export interface OpenedStage {
  readonly stage: CaseStage;
  readonly sessions: Map<CaseName, Session>;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;
/** Codes are never asked for here, and no passkey is. */
const NO_SITE = "http://localhost";

export function openStage(given: DemoCaseParts): OpenedStage {
  const { pool, ids, market, files, kyc, chain, bus } = given;
  const clock = createMovableClock(given.clock);
  const enginePool = poolOfEngine(pool);
  const engine = createEngine({ pool: enginePool, clock, ids });
  const sessions = new Map<CaseName, Session>();
  const parts = { ...securityOf(given, clock), ...tradeOf({ pool, clock, engine, market }) };
  const stage: CaseStage = {
    parts: { ...parts, files, provider: kyc, onProviderFailure: fail, chain, bus },
    present: given.clock,
    setBack(minutes) {
      clock.reset();
      clock.advance(-minutes * MINUTE_MS);
    },
    session(name) {
      const session = sessions.get(name);
      if (session === undefined) throw new Error(`${name} of the demo is not logged in`);
      return session;
    },
    caller: callerOf,
  };
  return {
    stage,
    sessions,
    async close() {
      await engine.stop();
      await enginePool.end();
    },
  };
}

function poolOfEngine(pool: Pool): Pool {
  const { connectionString } = pool.options;
  if (connectionString === undefined) throw new Error("the pool does not say where it connects to");
  return createPool(connectionString, { isPipelined: true, max: 1 });
}

function securityOf({ pool, ids, vault, hasher }: DemoCaseParts, clock: Clock): SecurityParts {
  const relyingParty = createRelyingParty(NO_SITE);
  const base = { pool, clock, ids, vault };
  return {
    ...base,
    hasher,
    relyingParty,
    factors: createFactors({ ...base, relyingParty, hasher }),
    commandKeys: createRequestKeys({ pool, vault, clock }),
    readCodes: () => null,
  };
}

interface TradeGiven {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly engine: Engine;
  readonly market: MarketParts;
}

/** What failed in the background here is done by the sweep of the server. */
const onFailure = () => {};

function tradeOf({ pool, clock, engine, market }: TradeGiven) {
  return { engine, lookups: pool, market, tiers: createTiers({ pool, clock }), onFailure };
}

function fail(error: unknown): never {
  throw error;
}

/** Addresses that documentation uses. */
export function callerOf(name: CaseName): Caller {
  const { language: locale } = personOf(name);
  const address = `203.0.113.${placeOf(name) % 250}`;
  return { address, device: "Firefox (Linux)", deviceTokens: [], locale, idempotencyKey: null };
}

export function personOf(name: CaseName): (typeof CASE_PEOPLE)[number] {
  const person = CASE_PEOPLE.find(({ username }) => username === name);
  if (person === undefined) throw new Error(`the demo has no ${name}`);
  return person;
}

/** What an operation returned; a refusal is a mistake of the demo. */
export function expectDone<Done extends { readonly ok: boolean }>(
  done: Done,
  what: string,
): Extract<Done, { readonly ok: true }> {
  if (isDone(done)) return done;
  const error = "error" in done ? String(done.error) : "unknown";
  throw new Error(`the demo's ${what} was refused: ${error}`);
}

function isDone<Done extends { readonly ok: boolean }>(
  done: Done,
): done is Extract<Done, { readonly ok: true }> {
  return done.ok;
}

export async function readOrder({ parts }: CaseStage, id: OrderId): Promise<Order> {
  const order = await findOrder(parts.pool, id);
  if (order === null) throw new Error("an order of the demo is gone");
  return order;
}
