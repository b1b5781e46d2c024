// The demo's market: advertisers with a history and current offers, published through the engine,
// so that the ledger is valid. Created once, on the first start of a development server.
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import { listMissingDemoNames, touchDemoTraders } from "@parley/database/queries/demo/demo-trader";
import { markUserAsDemo } from "@parley/database/queries/identity/account-mark";
import { addTraderDays, insertTraders } from "@parley/database/queries/market/trader";
import { inTransaction } from "@parley/database/transaction";
import type { UserId } from "@parley/domain/ids";
import type { Clock } from "@parley/platform/clock";
import { isNameTaken } from "../identity/account/rename.ts";
import { createSequence } from "./demo-numbers.ts";
import { DEMO_ADVERTISERS, emailOfAdvertiser, type DemoAdvertiser } from "./demo-advertisers.ts";
import { insertDemoAccount, type DemoParts, type DemoUser } from "./create-demo-accounts.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { insertDemoPayment } from "./demo-payment.ts";
import {
  publishDemoOffers,
  type DemoOfferParts,
  type DemoPublisher,
} from "./publish-demo-offers.ts";

export type DemoMarketParts = DemoParts & DemoOfferParts;

const DAY_MS = 24 * 60 * 60_000;
const MAX_PAYMENTS = 3;
/** How often a user trades with the same counterparty, roughly. */
const TRADES_WITH_ONE = 3;

/** Returns how many advertisers are new. Safe to run at every start, also on many servers. */
export async function createDemoMarket(parts: DemoMarketParts): Promise<number> {
  if (parts.mode !== "development") throw new Error("the demo's market is for development only");
  const missing = await listMissingDemoNames(
    parts.pool,
    DEMO_ADVERTISERS.map(({ username }) => username),
  );
  if (missing.length === 0) return 0;
  const passwordHash = await parts.hasher.hash(DEMO_PASSWORD);
  const publishers: DemoPublisher[] = [];
  for (const [place, advertiser] of DEMO_ADVERTISERS.entries()) {
    if (!missing.includes(advertiser.username)) continue;
    const person = await insertAdvertiser(parts, advertiser, place, passwordHash);
    if (person !== null) publishers.push({ advertiser, ...person, place });
  }
  // Together, so that the engine takes them in batches.
  await Promise.all(publishers.map((publisher) => publishDemoOffers(parts, publisher)));
  return publishers.length;
}

/** Null when another server is making the same one at this very moment. */
async function insertAdvertiser(
  parts: DemoMarketParts,
  advertiser: DemoAdvertiser,
  place: number,
  passwordHash: string,
): Promise<Pick<DemoPublisher, "userId" | "uid" | "payments"> | null> {
  try {
    return await inTransaction(parts.pool, async (tx) => {
      const registeredAt = new Date(parts.clock.now() - advertiser.registeredDays * DAY_MS);
      const account = {
        email: emailOfAdvertiser(advertiser.username),
        username: advertiser.username,
        phone: { target: `+1202556${String(1_000 + place)}`, dialCode: "+1" },
        identity: {
          kycType: "individual",
          realName: advertiser.realName,
          birthDate: "1985-06-15",
          country: advertiser.country,
          documentType: "passport",
          documentNumber: `D${String(100_000 + place)}`,
        },
        hasAcceptedAgreement: true,
        hasAuthenticator: true,
        isTrader: advertiser.isMerchant,
        tradesOfGroup: {
          completed: advertiser.completedTrades,
          counterparties: Math.ceil(advertiser.completedTrades / TRADES_WITH_ONE),
        },
        staffRole: null,
      } as const;
      const person = await insertDemoAccount(tx, parts, account, passwordHash, registeredAt);
      const { userId } = person;
      await markUserAsDemo(tx, userId);
      await insertPast(tx, parts.clock, userId, advertiser, place);
      const payments = await insertPayments(tx, parts, person, advertiser, place);
      return { ...person, payments };
    });
  } catch (error) {
    if (isNameTaken(error)) return null;
    if (isViolationOf(error, "contact__channel_target")) return null;
    throw error;
  }
}

async function insertPast(
  tx: PoolClient,
  clock: Clock,
  userId: UserId,
  advertiser: DemoAdvertiser,
  place: number,
): Promise<void> {
  const next = createSequence(place + 1);
  const perDay = advertiser.completedTrades / advertiser.registeredDays;
  const days = Array.from({ length: 90 }, (_none, back) => {
    const completedTrades = Math.round((perDay * next(20, 180)) / 100);
    return {
      userId,
      day: new Date(clock.now() - back * DAY_MS).toISOString().slice(0, 10),
      completedTrades,
      failedTrades: next(0, 100) < 6 ? 1 : 0,
      volumeUsdCents: BigInt(completedTrades * next(8_000, 60_000)),
    };
  });
  const { completedTrades } = advertiser;
  const trader = {
    ...advertiser,
    userId,
    releaseSeconds: BigInt(Math.round(advertiser.releaseMinutes * 60 * completedTrades)),
    releaseCount: completedTrades,
    paySeconds: BigInt(Math.round(advertiser.payMinutes * 60 * completedTrades)),
    payCount: completedTrades,
    firstTradeAt: clock.now() - (advertiser.registeredDays - 1) * DAY_MS,
  };
  await insertTraders(tx, [trader]);
  await addTraderDays(
    tx,
    days.filter((day) => day.completedTrades + day.failedTrades > 0),
  );
}

/** Up to three accounts for each currency, of the methods that people there use most. */
async function insertPayments(
  tx: PoolClient,
  parts: DemoMarketParts,
  user: DemoUser,
  { fiats, realName }: DemoAdvertiser,
  place: number,
): Promise<DemoPublisher["payments"]> {
  const { paymentMethods: methods } = await parts.market.tradables.read();
  const payments: DemoPublisher["payments"][number][] = [];
  for (const fiat of fiats) {
    let added = 0;
    for (const { code: method, currencies } of methods) {
      if (!currencies.includes(fiat) || payments.some((one) => one.method === method)) continue;
      if (added >= MAX_PAYMENTS) break;
      const seed = place + 1;
      const id = await insertDemoPayment(tx, parts, user, { method, realName, seed });
      if (id === null) continue;
      added += 1;
      payments.push({ id, method, currencies });
    }
  }
  return payments;
}

/** Two in three of them are at their desks. */
export async function keepDemoOnline({ pool, clock }: Pick<DemoParts, "pool" | "clock">) {
  const present = DEMO_ADVERTISERS.filter((_one, place) => place % 3 !== 2);
  const usernames = present.map(({ username }) => username);
  await touchDemoTraders(pool, usernames, new Date(clock.now()));
}
