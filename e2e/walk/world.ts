/**
 * What the walk looks at: a server of its own with the demo's market and cases, its people logged
 * in, offers of a merchant and orders in every state.
 */
import { newIban } from "@parley/testing/sample-iban";
import { startServer } from "@parley/testing/running-server";
import {
  expect,
  request as playwrightRequest,
  type Browser,
  type BrowserContext,
} from "@playwright/test";
import { randomUUID } from "node:crypto";
import { authenticatorApp } from "../helpers/authenticator.ts";
import { logInDemo } from "../helpers/market.ts";
import { logIn, outboxOf } from "../helpers/people.ts";
import { sealRequest } from "../helpers/seal-request.ts";
import { placeOrder, publishBuy, publishSell, release } from "../helpers/traders.ts";
import type { Ids } from "./ids.ts";
import type { Reader } from "./screens.ts";

type Cookies = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Page = Awaited<ReturnType<BrowserContext["newPage"]>>;
// oxlint-disable-next-line typescript/no-explicit-any -- replies are read without their types
type Answer = any;

export interface World {
  readonly baseUrl: string;
  /** The session of each reader. */
  readonly sessions: ReadonlyMap<Reader, Cookies>;
  readonly ids: Ids;
  stop(): Promise<void>;
}

const PASSWORD = "parley-demo";
const SECRET = "JBSWY3DPEHPK3PXP";
const ENVIRONMENT = {
  PARLEY_TRUST_PROXY: "loopback",
  PARLEY_CAPTCHA: "light",
  PARLEY_MAX_DELAY_MS: "0",
  PARLEY_DEMO_MARKET: "on",
};

/** The demo's market and cases are made before the server is ready. */
const STARTS_MS = 600_000;

/** The mails of the demo's people, by what they are in the walk. */
const ACCOUNTS = {
  buyer: "buyer@parley.test",
  merchant: "merchant@parley.test",
  appellant: "lena-hoffmann@parley.test",
  agent: "agent@parley.test",
  compliance: "compliance@parley.test",
  administrator: "administrator@parley.test",
} as const;

type Account = keyof typeof ACCOUNTS;

/** The walk's own server, or one that runs and has the same people. */
export async function prepareWorld(browser: Browser, running?: string): Promise<World> {
  const server =
    running === undefined
      ? await startServer({ env: ENVIRONMENT, readyMs: STARTS_MS })
      : { baseUrl: running, stop: () => Promise.resolve() };
  try {
    return { ...(await fill(browser, server.baseUrl)), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export async function fill(browser: Browser, baseUrl: string): Promise<Omit<World, "stop">> {
  const people = new Map<Account, Caller>();
  const names: Account[] = [
    "buyer",
    "merchant",
    "appellant",
    "agent",
    "compliance",
    "administrator",
  ];
  // One after the other: attempts at the same time from one address count as guesses.
  for (const name of names) people.set(name, await callerOf(browser, baseUrl, ACCOUNTS[name]));
  const get = (name: Account): Caller => {
    const found = people.get(name);
    if (found === undefined) throw new Error(`${name} is not logged in`);
    return found;
  };
  const ids = await makeIds(get);
  const sessions = new Map<Reader, Cookies>();
  for (const [name, { page }] of people) {
    sessions.set(name, await page.context().storageState());
    await page.context().close();
  }
  sessions.set("newcomer", await logInNewcomer(baseUrl));
  return { baseUrl, sessions, ids };
}

interface Caller {
  readonly page: Page;
  readonly code: () => Promise<string>;
  readonly write: (path: string, data: object) => Promise<Answer>;
  readonly read: (path: string) => Promise<Answer>;
}

async function callerOf(browser: Browser, baseUrl: string, account: string): Promise<Caller> {
  const context = await browser.newContext({ baseURL: baseUrl });
  const page = await context.newPage();
  // A server that has just made its market may refuse for a moment.
  await expect(() => logInDemo(page.request, account)).toPass({ timeout: STARTS_MS });
  const answered = async (path: string, answer: { json(): Promise<Answer> }) => {
    const envelope = await answer.json();
    if (envelope.code === 0) return envelope.data;
    throw new Error(`${account} at ${path}: ${JSON.stringify(envelope)}`);
  };
  return {
    page,
    code: authenticatorApp(SECRET).code,
    async write(path, data) {
      const { cookies } = await context.storageState();
      const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
      const headers = {
        authorization: decodeURIComponent(token),
        "idempotency-key": randomUUID(),
      };
      return answered(path, await page.request.post(path, { data, headers }));
    },
    read: async (path) => answered(path, await page.request.get(path)),
  };
}

async function logInNewcomer(baseUrl: string): Promise<Cookies> {
  const request = await playwrightRequest.newContext({ baseURL: baseUrl });
  await logIn(request, outboxOf(request), {
    email: "newcomer@parley.test",
    password: PASSWORD,
  });
  const state = await request.storageState();
  await request.dispose();
  return state;
}

async function makeIds(get: (name: Account) => Caller): Promise<Ids> {
  const [buyer, merchant, administrator] = [get("buyer"), get("merchant"), get("administrator")];
  const accountId = await addAccount(merchant);
  const seller = { ...merchant, accountId };
  // Longer than the walk takes.
  const terms = { payWindow: 180, quantity: "2000", maxLimit: "300" };
  const { advId } = await publishSell(seller, terms);
  const { advId: buyAdvId } = await publishBuy(merchant, terms);
  const { UID: uid } = await merchant.read("/api/a/v2/auth/user/info");
  const { UID: buyerUid } = await buyer.read("/api/a/v2/auth/user/info");
  const orders = await makeOrders(buyer, seller, advId);
  const { list: appeals } = await get("appellant").read("/api/ctc/query-order-list?pageSize=10");
  const firstOf = async (reader: Account, kind: string) =>
    (await get(reader).read(`/api/admin/queues/${kind}`)).list[0]?.caseId ?? "";
  return {
    advId,
    buyAdvId,
    uid,
    buyerUid,
    ...orders,
    appealed: appeals[0].orderId,
    appealCase: await firstOf("agent", "appeals"),
    verificationCase: await firstOf("compliance", "verification"),
    resetCase: await firstOf("compliance", "resets"),
    withdrawalCase: await firstOf("compliance", "withdrawals"),
    reportCase: await firstOf("agent", "reports"),
    flagCase: await firstOf("agent", "flags"),
    supportCase: await firstOf("agent", "support"),
    changeId: await proposeChange(administrator),
  };
}

/** Again with the next code of the authenticator while the one before was used for the login. */
async function untilUnused<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!String(error).includes("codeUsed")) throw error;
    }
  }
}

async function addAccount({ page, code, write }: Caller): Promise<string> {
  const [action, subject] = ["create-user-payment", "sepa"];
  const fields = { iban: newIban(), bankName: "Commerzbank" };
  const body = { method: subject, fields, receiverName: "Matteo Ferri" };
  return untilUnused(async () => {
    const codes = { totp: await code() };
    const command = await sealRequest(page.request, { action, subject, codes, body });
    return (await write("/api/ctc/create-user-payment", { ...body, command })).id;
  });
}

async function makeOrders(
  buyer: Caller,
  seller: Caller & { readonly accountId: string },
  advId: string,
) {
  const place = (amount: string) => placeOrder(buyer, advId, { payMethod: "sepa" }, amount);
  const step = "/api/ctc/update-order-state";
  const pay = async ({ orderId, version }: Answer) =>
    buyer.write(step, {
      orderId,
      action: "pay",
      version,
      payer: { name: "Clara Weiss", accountEnd: "4321" },
    });
  // Those that end first: an offer has two open orders of one person at most.
  const canceled = await place("30");
  const { orderId, version } = canceled;
  await buyer.write(step, { orderId, action: "cancel", version });
  const completed = await pay(await place("60"));
  await untilUnused(() => release(seller, completed.orderId, completed.version));
  const paid = await pay(await place("50"));
  const pending = await place("40");
  return {
    pending: pending.orderId,
    paid: paid.orderId,
    canceled: canceled.orderId,
    completed: completed.orderId,
  };
}

/** A change of the market that waits for another administrator. */
async function proposeChange({ code, write }: Caller): Promise<string> {
  const edits = [
    { kind: "feature", key: "charts", field: "isEnabled", before: "on", after: "off" },
  ];
  return untilUnused(async () => {
    const wish = { edits, reason: "to be looked at", codes: { totp: await code() } };
    return (await write("/api/admin/market/changes", wish)).changeId;
  });
}
