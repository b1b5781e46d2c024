// What a session alone must not do: add a factor, or give the master's rights or coins to a
// sub-user. Each way is tried with everything that a thief of the session could have: the code of
// the new contact, the first code of the new authenticator, a passkey of his own.
import { logIn } from "@parley/contract/endpoints/identity/account";
import { securityRequirements } from "@parley/contract/endpoints/identity/codes";
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import {
  beginPasskey,
  beginTotp,
  bindContact,
  confirmTotp,
  finishPasskey,
  renewRecoveryCodes,
  securityStatus,
} from "@parley/contract/endpoints/identity/security";
import {
  createSubUser,
  freezeSubUser,
  listSubUsers,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import { listWallets, transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { totpCodeAt } from "@parley/operations/identity/security/totp.fixture";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createSoftwareAuthenticator } from "@parley/testing/software-authenticator";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { createSecureStage, SecurePerson } from "../fixtures/security.fixture.ts";
import { callAsMaster, sealForSubUsers } from "../fixtures/sub-users.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let stage: TestApp;
let count = 0;
let ada: SecurePerson;

beforeAll(async () => {
  stage = await createSecureStage();
});

afterAll(async () => {
  await stage.close();
});

/** By email or by phone, as the first contact alone decides what the other needs. */
async function register(account: string): Promise<SecurePerson> {
  const browser = await registerPerson(stage, account, new TestBrowser(stage, "127.0.0.1"));
  const person = new SecurePerson(stage, browser, account);
  if (account.startsWith("+")) Object.assign(person, { email: null, phone: account });
  return person;
}

beforeEach(async () => {
  count += 1;
  stage.clock.advance(HOUR);
  ada = await register(`ada${count}@example.org`);
});

/** What the account has, as its security page shows it. */
async function readFactors(person: SecurePerson) {
  const { data } = await person.browser.call(securityStatus, {});
  const { email, phone, totp, passkeys } = data;
  return { email, phone, totp, passkeys };
}

type Codes = Record<string, string>;

async function bind(person: SecurePerson, channel: "email" | "phone", codes: Codes) {
  const target =
    channel === "email" ? `thief${count}@example.net` : `+491511234${(5_000 + count).toString()}`;
  const code = await person.sendBindCode(channel, target);
  return person.browser.call(bindContact, { channel, target, code, codes });
}

async function addTotp(person: SecurePerson, codes: Codes) {
  const { data } = await person.browser.call(beginTotp, {});
  const code = totpCodeAt(data.secret, stage.clock.now());
  return person.browser.call(confirmTotp, { code, codes });
}

async function addPasskey(person: SecurePerson, codes: Codes) {
  const { data } = await person.browser.call(beginPasskey, {});
  const credential = createDevice().register(data.options);
  return person.browser.call(finishPasskey, { name: "Key", credential, codes });
}

const createDevice = () => createSoftwareAuthenticator({ origin: "http://localhost:3000" });

type Way = readonly [
  name: string,
  purpose: "bind-email" | "bind-phone" | "totp-confirm" | "passkey-add",
  add: (person: SecurePerson, codes: Codes) => Promise<Answer>,
];

const WAYS: readonly Way[] = [
  ["a phone", "bind-phone", (person, codes) => bind(person, "phone", codes)],
  ["an email", "bind-email", (person, codes) => bind(person, "email", codes)],
  ["an authenticator", "totp-confirm", addTotp],
  ["a passkey", "passkey-add", addPasskey],
];

describe("a session alone adds no factor", () => {
  describe.each([
    ["an email", () => Promise.resolve(ada)],
    ["a phone", () => register(`+491511233${(4_000 + count).toString()}`)],
    [
      "an email and an authenticator",
      async () => {
        await ada.setUpTotp();
        stage.clock.advance(60_000);
        return ada;
      },
    ],
  ] as const)("to an account with %s", (name, makePerson) => {
    const open = WAYS.filter(
      ([, purpose]) => purpose !== "totp-confirm" || !name.includes("authenticator"),
    );
    test.each(open)("%s", async (_factor, purpose, add) => {
      const person = await makePerson();
      const before = await readFactors(person);
      const refused = await add(person, {});
      expect([refused.status, refused.error]).toEqual([422, "codesMissing"]);
      expect(await readFactors(person)).toEqual(before);

      stage.clock.advance(61_000);
      const added = await add(person, await person.requiredCodes(purpose));
      expect(added.error).toBeUndefined();
      expect(await readFactors(person)).not.toEqual(before);
    });
  });

  test("new recovery codes", async () => {
    await ada.setUpTotp();
    expect(await ada.browser.call(renewRecoveryCodes, { codes: {} })).toMatchObject({
      error: "codesMissing",
    });
  });
});

describe("an account without a bound contact", () => {
  beforeEach(async () => {
    await stage.database.pool.query(
      "delete from contact where user_id = (select user_id from contact where target = $1)",
      [ada.email],
    );
  });

  test.each(WAYS)("adds %s with the password", async (_factor, purpose, add) => {
    const needs = await ada.browser.call(securityRequirements, { purpose });
    expect(needs.data).toMatchObject({ email: false, phone: false, totp: false, password: true });
    expect((await add(ada, {})).error).toBe("codesMissing");
    stage.clock.advance(61_000);
    const wrong = await add(ada, { password: "not the password" });
    expect(wrong.error).toBe("codeInvalid");
    expect(wrong.data.fields[0].path).toBe("codes.password");
    stage.clock.advance(61_000);
    expect((await add(ada, { password: PASSWORD })).code).toBe(0);
  });
});

const desk = () => ({
  account: `desk${count}@example.net`,
  password: PASSWORD,
  username: `desk-alone-${count}`,
  permissions: ["trade"] as ["trade"],
});

const readSubUsers = async () => (await ada.browser.call(listSubUsers, {})).data;

const move = (subUid: string) =>
  ({ asset: "USDT", amount: "40", from: "spot", to: "spot", subUid }) as const;

const coinsOf = async (subUid: string) => {
  const { data } = await ada.browser.call(listWallets, { subUid });
  const { assets } = data.wallets.find(({ wallet }: { wallet: string }) => wallet === "spot");
  return assets.find(({ assetCode }: { assetCode: string }) => assetCode === "USDT").available;
};

describe("a master's session alone", () => {
  let deskUid: string;
  beforeEach(async () => {
    await ada.browser.call(useFaucet, { asset: "USDT", amount: "100" });
    deskUid = (await callAsMaster(stage, ada.browser, createSubUser, desk())).data.uid;
  });

  test("creates no sub-user", async () => {
    const other = {
      ...desk(),
      account: `other${count}@example.net`,
      username: `other-${count}`,
    };
    const plain = await ada.browser.call(createSubUser, { ...other, command: "a.b.c.d.e" });
    expect(plain.error).toBe("commandInvalid");
    const sealed = await ada.seal({
      action: "sub-users",
      subject: other.account,
      body: other,
      codes: {},
    });
    const answer = await ada.browser.call(createSubUser, { ...other, command: sealed });
    expect(answer.error).toBe("codesMissing");
    expect(await readSubUsers()).toHaveLength(1);
  });

  test.each([
    ["a permission", { permissions: ["trade", "withdraw"] }],
    ["the wish to verify with the master's", { permissions: ["trade"], useAdminTwoFactor: true }],
  ])("does not give a sub-user %s", async (_name, rights) => {
    const body = { subUid: deskUid, ...rights };
    const before = await readSubUsers();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the three permissions
    const input = body as { subUid: string; permissions: ("trade" | "withdraw")[] };
    expect((await ada.browser.call(setSubUserPermissions, input)).error).toBe("codesMissing");
    expect(await readSubUsers()).toEqual(before);
    expect((await callAsMaster(stage, ada.browser, setSubUserPermissions, body)).code).toBe(0);
    // To take it away again needs none.
    const away = { subUid: deskUid, permissions: [] };
    expect((await ada.browser.call(setSubUserPermissions, away)).code).toBe(0);
  });

  test("does not remove the master's authenticator from a sub-user", async () => {
    const given = { subUid: deskUid, permissions: [], useAdminTwoFactor: true };
    await callAsMaster(stage, ada.browser, setSubUserPermissions, given);
    const taken = { subUid: deskUid, permissions: [], useAdminTwoFactor: false };
    expect((await ada.browser.call(setSubUserPermissions, taken)).error).toBe("codesMissing");
    expect((await readSubUsers())[0]).toMatchObject({ useAdminTwoFactor: true });
  });

  test("freezes a sub-user, and does not unfreeze it", async () => {
    const freeze = { subUid: deskUid, isFrozen: true };
    expect((await ada.browser.call(freezeSubUser, freeze)).code).toBe(0);
    const thaw = { subUid: deskUid, isFrozen: false };
    expect((await ada.browser.call(freezeSubUser, thaw)).error).toBe("codesMissing");
    const { account, password } = desk();
    const knocked = await new TestBrowser(stage).call(logIn, { account, password });
    expect(knocked.error).toBe("accountFrozen");
    expect((await callAsMaster(stage, ada.browser, freezeSubUser, thaw)).code).toBe(0);
  });

  describe("moves no coins to a sub-user younger than 24 hours", () => {
    test("without codes, and with them once", async () => {
      const body = move(deskUid);
      expect((await ada.browser.call(transferFunds, body)).error).toBe("codesMissing");
      expect(await coinsOf(deskUid)).toMatch(/^0\.0+$/);
      const command = await sealForSubUsers(stage, ada.browser, body);
      const idempotencyKey = `transfer-to-desk-${count}`;
      const send = (key: string) =>
        ada.browser.call(transferFunds, { ...body, command }, { idempotencyKey: key });
      const moved = await send(idempotencyKey);
      expect(moved.code).toBe(0);
      expect((await send(idempotencyKey)).data).toEqual(moved.data);
      expect((await send(`${idempotencyKey}-again`)).error).toBe("commandReplayed");
      expect(await coinsOf(deskUid)).toMatch(/^40\.0+$/);
      await expectCleanLedger(stage.database.pool);
    });

    test("with a sealed request for another amount, or for another sub-user", async () => {
      const command = await sealForSubUsers(stage, ada.browser, move(deskUid));
      const more = { ...move(deskUid), amount: "41", command };
      expect((await ada.browser.call(transferFunds, more)).error).toBe("commandInvalid");
      expect(await coinsOf(deskUid)).toMatch(/^0\.0+$/);
    });

    test("and moves them afterwards", async () => {
      stage.clock.advance(DAY - 1_000);
      expect((await ada.browser.call(transferFunds, move(deskUid))).error).toBe("codesMissing");
      stage.clock.advance(1_000);
      expect((await ada.browser.call(transferFunds, move(deskUid))).code).toBe(0);
    });
  });
});
