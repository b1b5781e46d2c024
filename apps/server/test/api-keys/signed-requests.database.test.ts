// Requests that programs sign with an API key: what is accepted, and by which name all else is refused.
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import {
  setAntiPhishingCode,
  setUsername,
  userInfo,
} from "@parley/contract/endpoints/identity/account";
import { listNetworks } from "@parley/contract/endpoints/wallet/wallet-chain";
import { spotBalance, transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { fillPath, type Endpoint } from "@parley/contract/endpoint";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "@parley/operations/demo/demo-accounts";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { Program, revokeKey, startProgram, type Owner } from "../fixtures/api-keys.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const DAY_MS = 24 * 60 * 60_000;
const NOBODY = "A".repeat(22);

let stage: TestApp;
let owner: Owner;
let bot: Program;
let trader: Program;

beforeAll(async () => {
  const env = { PARLEY_CAPTCHA: "off", PARLEY_TRUST_PROXY: "10.0.0.0/8" };
  stage = await createTestApp({ env, limits: MANY_CALLS });
  await stage.publish();
  await addDemoPeople(stage);
  owner = { stage, browser: await logInDemo(stage, "merchant") };
  bot = await startProgram(owner, { name: "reader" });
  trader = await startProgram(owner, { name: "trader", kind: "ed25519", permissions: ["trade"] });
});

afterAll(() => stage.close());

beforeEach(() => {
  stage.clock.advance(60_000);
});

const move = { asset: "USDT", amount: "1", from: "spot", to: "futures" } as const;

const at = (time: number) => bot.call(spotBalance, {}, { time });

const names = async (...answers: Promise<{ readonly error: string | undefined }>[]) =>
  (await Promise.all(answers)).map(({ error }) => error);

describe("a signed request", () => {
  test("reads the owner's data with an HMAC secret and with an Ed25519 key", async () => {
    const reader = await startProgram(owner, { kind: "ed25519", permissions: ["read"] });
    for (const program of [bot, reader]) {
      const { data } = await program.call(userInfo, {});
      expect(data.uid).toBe(owner.browser.cookie("UID"));
      expect((await program.call(queryOrderList, { type: "buy", page: 1 })).code).toBe(0);
    }
  });

  test("gets no cookies and no half of a session", async () => {
    const { data, response } = await bot.call(userInfo, {});
    expect(data.authorization).toBeNull();
    await owner.browser.call(setAntiPhishingCode, {
      antiPhishingCode: "bluebell",
      password: DEMO_PASSWORD,
    });
    expect((await owner.browser.call(userInfo, {})).data.antiPhishingCode).toMatch(/^b.*l$/);
    expect((await bot.call(userInfo, {})).data.antiPhishingCode).toBeNull();
    expect(response.cookies).toEqual([]);
  });

  test("reads public data whatever its permissions are", async () => {
    expect((await trader.call(listNetworks, {})).code).toBe(0);
  });

  test("may carry the account group of its owner, and signs the path with it", async () => {
    const path = `/${owner.browser.cookie("account-group")}${spotBalance.path}`;
    expect((await bot.send("GET", path, "")).code).toBe(0);
    const other = `/123${spotBalance.path}`;
    expect((await bot.send("GET", other, "")).error).toBe("accountGroupMismatch");
    // A signature for the plain path is none for another, and the other way round.
    const moved = await bot.send("GET", spotBalance.path, "", { sentUrl: path });
    expect(moved.error).toBe("apiSignatureInvalid");
  });
});

describe("refused by name", () => {
  test("a request with another key's signature, another text, or none", async () => {
    const forger = new Program(stage, bot.keyId, "not the secret");
    const { privateKey } = generateKeyPairSync("ed25519");
    const otherPair = new Program(stage, trader.keyId, privateKey);
    const { path } = spotBalance;
    const signed = bot.sign("GET", path, "");
    const headers = (change: Record<string, string>) =>
      bot.send("GET", path, "", { headers: change });
    expect(
      await names(
        forger.call(spotBalance, {}),
        otherPair.call(transferFunds, move),
        headers({ "parley-signature": "" }),
        headers({ "parley-signature": signed["parley-signature"] + "A" }),
        headers({ "parley-nonce": "short" }),
        headers({ "parley-nonce": "a nonce with spaces" }),
        headers({ "parley-time": "1e12" }),
        headers({ "parley-key": "" }),
        headers({ "parley-key": `${bot.keyId}, ${bot.keyId}` }),
      ),
    ).toEqual(Array.from({ length: 9 }, () => "apiSignatureInvalid"));
  });

  test("one of the headers alone, also with the cookies of a session", async () => {
    const headers = { "parley-nonce": "0123456789abcdef" };
    const { error } = await owner.browser.send(
      { method: "GET", path: spotBalance.path },
      { headers },
    );
    expect(error).toBe("apiSignatureInvalid");
  });

  test("a request whose method, path, query or body was changed", async () => {
    const list = `${queryOrderList.path}?type=buy&page=1`;
    const body = JSON.stringify(move);
    const more = JSON.stringify({ ...move, amount: "1000" });
    expect(
      await names(
        bot.send("GET", list, "", { sentUrl: `${queryOrderList.path}?page=1&type=buy` }),
        bot.send("GET", list, "", { sentUrl: `${list}&x=1` }),
        bot.send("GET", list, "", { sentUrl: queryOrderList.path }),
        bot.send("GET", spotBalance.path, "", { sentUrl: userInfo.path }),
        trader.send("POST", transferFunds.path, body, { sentBody: more }),
        trader.send("POST", transferFunds.path, body, { sentBody: ` ${body}` }),
        trader.send("POST", transferFunds.path, "", { sentBody: body }),
        trader.send("GET", transferFunds.path, body, { sentMethod: "POST" }),
      ),
    ).toEqual(Array.from({ length: 8 }, () => "apiSignatureInvalid"));
  });

  test("a body that is no JSON is refused for its signature first", async () => {
    const answer = await trader.send("POST", transferFunds.path, "{}", { sentBody: '{"a":' });
    expect(answer.error).toBe("apiSignatureInvalid");
    expect((await trader.send("POST", transferFunds.path, '{"a":')).error).toBe("malformedRequest");
  });

  test("a body that is too large", async () => {
    const body = JSON.stringify({ ...move, amount: "1".repeat(300_000) });
    expect((await trader.send("POST", transferFunds.path, body)).error).toBe("tooLarge");
  });

  test("a time that is more than 30 seconds off, either way", async () => {
    const now = stage.clock.now();
    expect(await names(at(now - 30_000), at(now + 30_000))).toEqual([undefined, undefined]);
    expect(await names(at(now - 30_001), at(now + 30_001), at(0))).toEqual(
      Array.from({ length: 3 }, () => "apiTimeOutside"),
    );
  });

  test("a nonce that was used, by the same key on any call", async () => {
    const nonce = "a-nonce-of-this-test";
    const replayed = { nonce, time: stage.clock.now() };
    expect((await bot.call(spotBalance, {}, replayed)).code).toBe(0);
    expect(
      await names(bot.call(spotBalance, {}, replayed), bot.call(userInfo, {}, replayed)),
    ).toEqual(["apiNonceUsed", "apiNonceUsed"]);
    // Another key has nonces of its own.
    expect((await trader.call(listNetworks, {}, replayed)).code).toBe(0);
  });

  test("of a nonce that is sent twenty times at once, all but one", async () => {
    const once = { nonce: "sent-many-times-at-once", time: stage.clock.now() };
    const errors = await names(
      ...Array.from({ length: 20 }, () => bot.call(spotBalance, {}, once)),
    );
    expect(errors.filter((error) => error === undefined)).toHaveLength(1);
    expect(errors.filter((error) => error === "apiNonceUsed")).toHaveLength(19);
  });

  test("an unsigned request uses up no nonce and writes no row", async () => {
    const nonce = "a-nonce-of-a-stranger";
    const forger = new Program(stage, bot.keyId, "not the secret");
    const count = async () => (await stage.database.pool.query("select from api_nonce")).rowCount;
    const before = await count();
    for (let turn = 0; turn < 5; turn += 1) await forger.call(spotBalance, {}, { nonce });
    expect(await count()).toBe(before);
    expect((await bot.call(spotBalance, {}, { nonce })).code).toBe(0);
  });

  test("an address that the key does not list, whatever a header claims", async () => {
    const addresses = ["198.51.100.0/24", "2001:db8::/48"];
    const bound = await startProgram(owner, { name: "bound", addresses });
    const from = (address: string, headers: Record<string, string> = {}) => {
      bound.address = address;
      return bound.call(spotBalance, {}, { headers });
    };
    expect((await from("198.51.100.9")).code).toBe(0);
    expect((await from("::ffff:198.51.100.9")).code).toBe(0);
    expect((await from("2001:db8:0:1::5")).code).toBe(0);
    expect((await from("198.51.101.9")).error).toBe("apiKeyAddress");
    expect((await from("2001:db8:1::5")).error).toBe("apiKeyAddress");
    const claim = { "x-forwarded-for": "198.51.100.9" };
    expect((await from("203.0.113.1", claim)).error).toBe("apiKeyAddress");
    // The proxy of this installation is believed.
    expect((await from("10.1.1.1", claim)).code).toBe(0);
  });

  test("a missing permission, once the signature is right", async () => {
    expect((await bot.call(transferFunds, move)).error).toBe("apiPermissionMissing");
    expect((await trader.call(spotBalance, {})).error).toBe("apiPermissionMissing");
    const forger = new Program(stage, bot.keyId, "not the secret");
    expect((await forger.call(transferFunds, move)).error).toBe("apiSignatureInvalid");
  });

  test("a key that has expired, from that moment on", async () => {
    const expiresAt = stage.clock.now() + DAY_MS;
    const brief = await startProgram(owner, { name: "brief", expiresAt });
    stage.clock.advance(expiresAt - stage.clock.now() - 1);
    expect((await brief.call(spotBalance, {})).code).toBe(0);
    stage.clock.advance(1);
    expect((await brief.call(spotBalance, {})).error).toBe("apiKeyExpired");
    const forger = new Program(stage, brief.keyId, "not the secret");
    expect((await forger.call(spotBalance, {})).error).toBe("apiSignatureInvalid");
  });

  test("a key that was revoked, and one that never was", async () => {
    const gone = await startProgram(owner, { name: "gone" });
    expect((await gone.call(spotBalance, {})).code).toBe(0);
    expect((await revokeKey(owner, gone.keyId)).code).toBe(0);
    expect((await gone.call(spotBalance, {})).error).toBe("apiKeyUnknown");
    const nobody = new Program(stage, NOBODY, "secret");
    expect((await nobody.call(spotBalance, {})).error).toBe("apiKeyUnknown");
  });

  test("the session's cookies beside a key: the key alone counts", async () => {
    const cookie = [...owner.browser.cookies]
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
    const headers = { cookie, authorization: owner.browser.cookie("authorization") ?? "" };
    const renamed = await bot.call(setUsername, { username: "by_a_program" }, { headers });
    expect(renamed.error).toBe("apiPermissionMissing");
    const revoked = new Program(stage, NOBODY, "secret");
    expect((await revoked.call(spotBalance, {}, { headers })).error).toBe("apiKeyUnknown");
  });
});

/** Calls of the contract by the permissions of which one is enough; all other calls refuse keys. */
const BY_PERMISSION = {
  read: [
    "listFavorites",
    "userInfo",
    "listSessions",
    "loginHistory",
    "securityStatus",
    "listPasskeys",
    "listSubUsers",
    "listApiKeys",
    "queryAdvList",
    "myLimits",
    "queryAdvDetail",
    "queryAdvertiser",
    "expressQuote",
    "queryMyAdv",
    "queryMyAdvCounts",
    "queryPriceRank",
    "queryFeedback",
    "listNotifications",
    "notificationSettings",
    "verifyUser",
    "checkBroker",
    "queryUserPayment",
    "queryPaymentHolder",
    "getFile",
    "kycInfo",
    "spotBalance",
    "listWallets",
    "readStatement",
    "downloadStatement",
    "getDepositAddress",
    "listDeposits",
    "withdrawalStatus",
    "quoteWithdrawal",
    "listWithdrawals",
    "listAddresses",
    "liveEvents",
    "querySupportCases",
    "querySupportCase",
    "queryOrderList",
    "orderListCsv",
    "queryOrderDetails",
    "queryAppeal",
    "queryChatMsg",
  ],
  trade: [
    "createAdv",
    "updateAdv",
    "setAdvState",
    "setAllAdvState",
    "getRToken",
    "createOrder",
    "giveFeedback",
    "replyToFeedback",
    "addEvidence",
    "sendChatMsg",
    "markChatRead",
    "transferFunds",
    "updateOrderState",
  ],
  release: ["updateOrderState", "releaseOrders"],
  withdraw: ["withdraw", "cancelWithdrawal"],
} as const;

describe("every call of the contract", () => {
  const endpoints: readonly Endpoint[] = ALL_ENDPOINTS;
  /** Streams answer for ever, and public reads are open to every key. */
  const asked = endpoints.filter(
    (one) => one.name !== "liveEvents" && !(one.access === "public" && one.kind === "read"),
  );

  test.each(["read", "trade", "release", "withdraw"] as const)(
    "with the permission %s alone a key is accepted by its own calls and no others",
    async (permission) => {
      const caps = permission === "release" ? { releaseCapPerDay: "1" } : {};
      const program = await startProgram(owner, { permissions: [permission], ...caps });
      program.address = "127.0.0.1";
      const accepted: string[] = [];
      for (const endpoint of asked) {
        stage.clock.advance(10_000);
        const params = { caseId: "1", fileId: "1", uid: "123456789", requestId: "1" };
        const { path } = fillPath(endpoint.path, {
          ...params,
          withdrawalId: "1",
          orderId: "1",
          linkId: "1",
        });
        const body = endpoint.request.body === undefined ? "" : "{}";
        const response = await stage.app.inject({
          method: endpoint.method,
          url: path,
          remoteAddress: program.address,
          headers: {
            ...program.sign(endpoint.method, path, body),
            ...(body === "" ? {} : { "content-type": "application/json" }),
          },
          ...(body === "" ? {} : { payload: body }),
        });
        const isJson = response.headers["content-type"]?.toString().startsWith("application/json");
        const error = isJson === true ? response.json().error : undefined;
        if (error !== "apiPermissionMissing") accepted.push(endpoint.name);
      }
      const expected = BY_PERMISSION[permission].filter((name) => name !== "liveEvents");
      expect(new Set(accepted)).toEqual(new Set(expected));
    },
  );

  test("the contract declares the same", () => {
    for (const permission of ["read", "trade", "release", "withdraw"] as const) {
      const declared = endpoints.filter(({ keyPermissions }) =>
        keyPermissions?.includes(permission),
      );
      const listed: readonly string[] = BY_PERMISSION[permission];
      expect(new Set(declared.map(({ name }) => name))).toEqual(new Set(listed));
    }
  });

  test("what belongs to staff, development, or changes an account refuses keys", () => {
    const open = endpoints.filter(({ keyPermissions }) => keyPermissions !== undefined);
    expect(
      open.filter(({ access, isForDevelopment }) => access === "staff" || isForDevelopment),
    ).toEqual([]);
    const areas = new Set(open.filter(({ kind }) => kind === "write").map(({ area }) => area));
    expect([...areas].toSorted()).toEqual(["offers", "orders", "wallet"]);
  });
});
