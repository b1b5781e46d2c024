// Cases for customer service to look at: a handful in each queue, some of them over their target time.
// Everything is done by the operations that users call, so that money, history and chat are valid.
import { isViolationOf } from "@parley/database/constraint";
import { findAccountByContact } from "@parley/database/queries/identity/account";
import { markUserAsDemo } from "@parley/database/queries/identity/account-mark";
import { listMissingDemoNames } from "@parley/database/queries/demo/demo-trader";
import { inTransaction } from "@parley/database/transaction";
import { toSessionId, type UserId } from "@parley/domain/ids";
import { parseAmount } from "@parley/domain/money/amount";
import { findCoin } from "@parley/database/queries/market/coin";
import { getAccount } from "../identity/account/get-account.ts";
import { isNameTaken } from "../identity/account/rename.ts";
import { createSessionFinder } from "../identity/account/session.ts";
import { startSession } from "../identity/account/start-session.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { creditCoins } from "../wallet/credit-coins.ts";
import { playAppeals } from "./cases/play-appeals.ts";
import { playOthers } from "./cases/play-others.ts";
import {
  CASE_PEOPLE,
  documentNumberOf,
  placeOf,
  type CaseName,
  type CasePerson,
} from "./cases/people.ts";
import {
  expectDone,
  openStage,
  type CaseStage,
  type DemoCaseParts,
  type OpenedStage,
} from "./cases/stage.ts";
import { insertDemoAccount, type DemoUser } from "./create-demo-accounts.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";
import { insertDemoPayment } from "./demo-payment.ts";

export type { DemoCaseParts } from "./cases/stage.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Before the oldest case. */
const LOGGED_IN_DAYS = 6;
const AGENT = "agent@parley.test";

/**
 * Returns how many people it made for them; none where they exist. Safe to run at every start, also on
 * many servers.
 */
export async function createDemoCases(parts: DemoCaseParts): Promise<number> {
  if (parts.mode !== "development") throw new Error("the demo's cases are for development only");
  const usernames = CASE_PEOPLE.map(({ username }) => username);
  const missing = await listMissingDemoNames(parts.pool, usernames);
  if (missing.length < usernames.length) return 0;
  const agent = await findAgent(parts);
  if (agent === null) return 0;
  const people = await insertPeople(parts);
  if (people === null) return 0;
  const opened = openStage(parts);
  try {
    for (const [name, { userId }] of people) await prepare(opened, name, userId);
    await playOthers(opened.stage);
    await playAppeals(opened.stage, agent);
    // Trades between people of the demo are never flagged, so that these become such people only now.
    for (const { userId } of people.values()) await markUserAsDemo(parts.pool, userId);
  } finally {
    await opened.close();
  }
  return people.size;
}

/** The agent who has worked on one of the cases. */
async function findAgent({ pool, ids }: DemoCaseParts): Promise<StaffMember | null> {
  const account = await findAccountByContact(pool, "email", AGENT, new Date(0));
  if (account === null || account.staffRole === null) return null;
  return { ...account, staffRole: account.staffRole, sessionId: toSessionId(ids.next()) };
}

/** All of them together; null when another server is making them at this very moment. */
async function insertPeople(parts: DemoCaseParts): Promise<Map<CaseName, DemoUser> | null> {
  const passwordHash = await parts.hasher.hash(DEMO_PASSWORD);
  try {
    return await inTransaction(parts.pool, async (tx) => {
      const people = new Map<CaseName, DemoUser>();
      for (const person of CASE_PEOPLE) {
        const registeredAt = new Date(parts.clock.now() - person.registeredDays * DAY_MS);
        const account = accountOf(person, person.username);
        const made = await insertDemoAccount(tx, parts, account, passwordHash, registeredAt);
        const { accountSeed: seed = placeOf(person.username) }: CasePerson = person;
        for (const method of person.accounts) {
          await insertDemoPayment(tx, parts, made, { method, realName: person.realName, seed });
        }
        people.set(person.username, made);
      }
      return people;
    });
  } catch (error) {
    if (isNameTaken(error)) return null;
    if (isViolationOf(error, "contact__channel_target")) return null;
    throw error;
  }
}

function accountOf({ realName, language, country, isVerified }: CasePerson, username: CaseName) {
  return {
    email: `${username}@parley.test`,
    username,
    language,
    phone: { target: `+1202556${String(1_000 + placeOf(username))}`, dialCode: "+1" },
    identity: isVerified
      ? ({
          kycType: "individual",
          realName,
          birthDate: "1988-04-12",
          country,
          documentType: "passport",
          documentNumber: documentNumberOf(username),
        } as const)
      : null,
    hasAcceptedAgreement: isVerified,
    hasAuthenticator: true,
    isTrader: false,
    tradesOfGroup: isVerified
      ? { completed: 40, counterparties: 15 }
      : { completed: 0, counterparties: 0 },
    staffRole: null,
  } as const;
}

/** Logs a person in and fills the wallet, before anything of the cases happens. */
async function prepare(
  { stage, sessions }: OpenedStage,
  name: CaseName,
  userId: UserId,
): Promise<void> {
  const { parts } = stage;
  const person: CasePerson | undefined = CASE_PEOPLE.find(({ username }) => username === name);
  const days = Math.min(LOGGED_IN_DAYS, person?.registeredDays ?? LOGGED_IN_DAYS);
  stage.setBack((days * DAY_MS) / 60_000);
  const account = await getAccount(parts.pool, userId);
  const started = await inTransaction(parts.pool, (tx) =>
    startSession(tx, parts, {
      account,
      method: "registration",
      caller: stage.caller(name),
      knownDeviceToken: null,
      second: null,
    }),
  );
  const finder = createSessionFinder(parts);
  const found = await finder.find(started.authToken, started.authorization);
  if (found === null) throw new Error(`${name} of the demo could not log in`);
  sessions.set(name, found.session);
  for (const [asset, amount] of Object.entries(person?.coins ?? {})) {
    await credit(stage, userId, asset, amount);
  }
}

async function credit(
  { parts }: CaseStage,
  userId: UserId,
  asset: string,
  amount: string,
): Promise<void> {
  const coin = await findCoin(parts.pool, asset);
  const atoms = coin === null ? null : parseAmount(amount, coin.scale);
  if (atoms === null) throw new Error(`the demo has ${amount} ${asset}, which cannot be`);
  const cause = { kind: "demo", id: parts.ids.next(), step: "credit" };
  const input = { cause, userId, asset, atoms };
  expectDone(await parts.engine.submit(creditCoins, { input, identity: null }), "balance");
}
