// Making, listing and revoking API keys.
import { changePassword } from "@parley/contract/endpoints/identity/security";
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from "@parley/contract/endpoints/identity/api-keys";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import {
  createSubUser,
  freezeSubUser,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import { spotBalance, transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { MOST_API_KEYS } from "@parley/domain/security/api-key";
import { describe, expect, test } from "vitest";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import {
  askForKey,
  Program,
  revokeKey,
  sealSettings,
  startProgram,
  type Owner,
  type WantedKey,
} from "../fixtures/api-keys.fixture.ts";
import { listMessages } from "../fixtures/browser.fixture.ts";
import { logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { ada, count, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const owner = (): Owner => ({ stage, browser: ada.browser, totp: () => ada.totp() });
const keysOf = async (browser = ada.browser) => (await browser.call(listApiKeys, {})).data;

describe("making a key", () => {
  test("returns the secret of an HMAC key this once, and stores and logs it nowhere", async () => {
    const { data } = await askForKey(owner(), { name: "market maker" });
    expect(data.keyId).toMatch(/^[\w-]{22}$/);
    expect(data.secret).toMatch(/^[\w-]{43}$/);
    const program = new Program(stage, data.keyId, data.secret);
    expect((await program.call(spotBalance, {})).code).toBe(0);
    const { rows } = await stage.database.pool.query(
      "select row_to_json(api_key)::text as text from api_key union all select row_to_json(request_reply)::text from request_reply",
    );
    expect(JSON.stringify([await keysOf(), rows])).not.toContain(data.secret);
    expect(stage.logLines.join("\n")).not.toContain(data.secret);
    expect(stage.logLines.join("\n")).not.toContain(data.keyId);
  });

  test("shows in the list what it may do, and when and from where it was used last", async () => {
    const wanted: WantedKey = {
      name: "all",
      permissions: ["read", "release", "withdraw"],
      addresses: ["203.0.113.0/24"],
      expiresAt: stage.clock.now() + 90 * 24 * 60 * 60_000,
      releaseCapPerDay: "1000",
      withdrawCapPerDay: "50.5",
    };
    const program = await startProgram(owner(), wanted);
    expect(await keysOf()).toMatchObject([{ lastUsedAt: null, lastUsedAddress: null }]);
    await program.call(spotBalance, {});
    expect(await keysOf()).toEqual([
      {
        keyId: program.keyId,
        name: "all",
        kind: "hmac",
        publicKey: null,
        permissions: ["read", "release", "withdraw"],
        addresses: ["203.0.113.0/24"],
        releaseCapPerDay: "1000.00",
        releasedUsd: "0.00",
        withdrawCapPerDay: "50.50",
        withdrawnUsd: "0.00",
        createdAt: expect.any(Number),
        expiresAt: wanted.expiresAt,
        lastUsedAt: stage.clock.now(),
        lastUsedAddress: program.address,
        state: "active",
        revokedAt: null,
        revokedFor: null,
        subUser: null,
      },
    ]);
  });

  test("needs the codes of its purpose, for this name and this body", async () => {
    const body = { name: "bot", kind: "hmac" as const, permissions: ["read" as const] };
    const ask = (command: string, change: object = {}) =>
      ada.browser.call(createApiKey, { ...body, ...change, command });
    const sealed = await sealSettings(owner(), "bot", {
      ...body,
      permissions: [...body.permissions],
    });
    expect((await ask(sealed, { permissions: ["read", "trade"] })).error).toBe("commandInvalid");
    const other = await sealSettings(owner(), "other", {
      ...body,
      permissions: [...body.permissions],
    });
    expect((await ask(other)).error).toBe("commandInvalid");
    const codes = await ada.codes("password-change", "email");
    const wrong = await ada.seal({
      action: "api-settings",
      subject: "bot",
      body,
      codes,
    });
    expect((await ask(wrong)).error).toMatch(/^code(Invalid|Expired)$/);
    expect((await ask("a.b.c.d.e")).error).toBe("commandInvalid");
    expect(await keysOf()).toEqual([]);
  });

  test("is repeated with the secret to the same session, and made anew by no other", async () => {
    const body = { name: "bot", kind: "hmac" as const, permissions: ["read" as const] };
    const command = await sealSettings(owner(), "bot", body);
    const extras = { idempotencyKey: "make-a-key" };
    const first = await ada.browser.call(createApiKey, { ...body, command }, extras);
    const again = await ada.browser.call(createApiKey, { ...body, command }, extras);
    expect(again.data).toEqual(first.data);
    const other = await logInWithPassword(stage, ada.email ?? "", PASSWORD);
    const elsewhere = await other.call(createApiKey, { ...body, command }, extras);
    expect(elsewhere.error).toBe("commandReplayed");
    expect(await keysOf()).toHaveLength(1);
  });

  test("tells the owner by mail and in the page", async () => {
    const before = (await listMessages(stage)).length;
    await askForKey(owner());
    const told = (await listMessages(stage))
      .slice(before)
      .map(({ to, message }) => ({ to, message }));
    expect(told).toContainEqual({
      to: ada.email,
      message: expect.objectContaining({ template: "security-changed", change: "api-key-created" }),
    });
    const { data } = await ada.browser.call(listNotifications, {});
    expect(data.list[0]).toMatchObject({
      kind: "security-changed",
      text: expect.stringContaining("An API key was created for your account."),
    });
  });

  test.each<[string, WantedKey, string]>([
    ["an Ed25519 key without its public half", { kind: "ed25519" }, "publicKey"],
    ["an HMAC key with a public half", { publicKey: "A".repeat(43) }, "publicKey"],
    [
      "a public half with idle bits",
      { kind: "ed25519", publicKey: `${"A".repeat(42)}B` },
      "publicKey",
    ],
    ["a range that is none", { addresses: ["203.0.113.0/33"] }, "addresses"],
    ["a range with bits behind its prefix", { addresses: ["203.0.113.7/24"] }, "addresses"],
    ["an expiry in the past", { expiresAt: 1 }, "expiresAt"],
    ["an expiry after the year 9999", { expiresAt: 253_402_300_800_000 }, "expiresAt"],
    ["the permission to release without a cap", { permissions: ["release"] }, "releaseCapPerDay"],
    ["a cap without its permission", { releaseCapPerDay: "5" }, "releaseCapPerDay"],
    ["a cap of nothing", { permissions: ["release"], releaseCapPerDay: "0" }, "releaseCapPerDay"],
    [
      "a cap with three decimals",
      { permissions: ["withdraw"], withdrawCapPerDay: "1.005" },
      "withdrawCapPerDay",
    ],
    ["no permission", { permissions: [] }, "permissions"],
    ["a permission twice", { permissions: ["read", "read"] }, "permissions"],
  ])("refuses %s", async (_what, wanted, path) => {
    const answer = await askForKey(owner(), wanted);
    expect([answer.error, answer.data?.fields?.[0]?.path]).toEqual(["badInput", path]);
  });

  test(`refuses more than ${MOST_API_KEYS}`, async () => {
    await stage.database.pool.query(
      `insert into api_key (id, key_id, user_id, name, kind, sealed_secret, permissions, addresses, created_at)
       select -n - 1000 * $2::int, 'ABCDEFGHIJKLMNOPQR' || lpad((n + 100 * $2)::text, 4, '0'), p.id, 'old', 'hmac', 'x', '{read}', '{}', now()
       from generate_series(1, $3::int) as n, app_user as p where p.uid = $1`,
      [ada.browser.cookie("UID"), count, MOST_API_KEYS],
    );
    expect((await askForKey(owner())).error).toBe("apiKeyLimit");
  });
});

describe("revoking a key", () => {
  test("needs codes for this key, and refuses other users' keys", async () => {
    const one = await startProgram(owner(), { name: "one" });
    const two = await startProgram(owner(), { name: "two" });
    const command = await sealSettings(owner(), one.keyId, { keyId: one.keyId });
    const wrong = await ada.browser.call(revokeApiKey, { keyId: two.keyId, command });
    expect(wrong.error).toBe("commandInvalid");
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    expect((await revokeKey({ stage, browser: eve }, one.keyId)).error).toBe("notFound");
    expect((await one.call(spotBalance, {})).code).toBe(0);
    expect((await revokeKey(owner(), one.keyId)).code).toBe(0);
    expect((await one.call(spotBalance, {})).error).toBe("apiKeyUnknown");
    expect((await two.call(spotBalance, {})).code).toBe(0);
    expect((await revokeKey(owner(), one.keyId)).error).toBe("notFound");
    expect(await keysOf()).toMatchObject([
      { name: "two", state: "active" },
      { name: "one", state: "revoked", revokedFor: "owner" },
    ]);
    await stage.database.pool.query(
      "update api_key set revoked_at = revoked_at - interval '31 days'",
    );
    expect(await keysOf()).toMatchObject([{ name: "two" }]);
  });

  test("is done by a changed password, which ends all other access", async () => {
    const program = await startProgram(owner());
    const codes = await ada.codes("password-change", "email");
    const body = { currentPassword: PASSWORD, newPassword: "another sentence nobody guesses" };
    const sealed = { action: "password-change", subject: "password", body, codes };
    const command = await ada.seal(sealed);
    expect((await ada.browser.call(changePassword, { ...body, command })).code).toBe(0);
    expect((await program.call(spotBalance, {})).error).toBe("apiKeyUnknown");
    expect(await keysOf()).toMatchObject([{ state: "revoked", revokedFor: "access" }]);
  });
});

describe("a member of staff", () => {
  test("makes no key, and a key made before counts no more", async () => {
    const program = await startProgram(owner());
    await stage.database.pool.query("update app_user set staff_role = 'agent' where uid = $1", [
      ada.browser.cookie("UID"),
    ]);
    expect((await program.call(spotBalance, {})).error).toBe("apiKeyUnknown");
    expect((await askForKey(owner())).error).toBe("staffMayNotTrade");
  });
});

describe("a sub-user's key", () => {
  const permissions = ["trade"];
  const move = { asset: "USDT", amount: "1", from: "spot", to: "futures" } as const;

  async function hire(): Promise<Owner & { readonly uid: string }> {
    const account = `sub${count}@example.org`;
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `sub_user_${count}`,
      permissions,
    });
    expect(made.error).toBeUndefined();
    const browser = await logInWithPassword(stage, account, PASSWORD);
    return { stage, browser, uid: made.data.uid };
  }

  test("has no more rights than its owner, also when those are taken away later", async () => {
    const sub = await hire();
    expect((await askForKey(sub, { permissions: ["withdraw"] })).error).toBe("subUserForbidden");
    const program = await startProgram(sub, { permissions: ["read", "trade"] });
    expect((await program.call(transferFunds, move)).error).toBe("insufficientBalance");
    const taken = { subUid: sub.uid, permissions: [] };
    expect((await ada.browser.call(setSubUserPermissions, taken)).code).toBe(0);
    expect((await askForKey(sub, { permissions: ["trade"] })).error).toBe("subUserForbidden");
  });

  test("is seen and revoked by the master, who is told of it", async () => {
    const sub = await hire();
    const program = await startProgram(sub, { name: "of the sub-user" });
    const told = (await listMessages(stage)).map(({ to, message }) => ({ to, message }));
    expect(told).toContainEqual({
      to: ada.email,
      message: expect.objectContaining({ change: "sub-user-api-key" }),
    });
    expect(await keysOf()).toMatchObject([
      { name: "of the sub-user", subUser: { uid: sub.uid, username: `sub_user_${count}` } },
    ]);
    expect(await keysOf(sub.browser)).toMatchObject([{ subUser: null }]);
    expect((await revokeKey(owner(), program.keyId)).code).toBe(0);
    expect((await program.call(spotBalance, {})).error).toBe("apiKeyUnknown");
    expect(await keysOf(sub.browser)).toMatchObject([{ revokedFor: "master" }]);
  });

  test("does not reach the master's keys", async () => {
    const sub = await hire();
    const program = await startProgram(owner(), { name: "of the master" });
    expect((await revokeKey(sub, program.keyId)).error).toBe("notFound");
    expect(await keysOf(sub.browser)).toEqual([]);
  });

  test("ends when the sub-user is frozen, and stays revoked afterwards", async () => {
    const sub = await hire();
    const program = await startProgram(sub);
    const frozen = { subUid: sub.uid, isFrozen: true };
    expect((await ada.browser.call(freezeSubUser, frozen)).code).toBe(0);
    expect((await program.call(spotBalance, {})).error).toBe("apiKeyUnknown");
    const back = { subUid: sub.uid, isFrozen: false };
    expect((await callAsMaster(stage, ada.browser, freezeSubUser, back)).code).toBe(0);
    expect((await program.call(spotBalance, {})).error).toBe("apiKeyUnknown");
  });
});
