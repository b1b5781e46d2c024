import { toUserId } from "@parley/domain/ids";
import type { PasskeyRow } from "@parley/database/queries/security/passkey";
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
  type SoftwareAuthenticatorOptions,
} from "@parley/testing/software-authenticator";
import { describe, expect, test } from "vitest";
import {
  askForNewPasskey,
  askForPasskey,
  checkAssertion,
  checkAttestation,
  createRelyingParty,
} from "./webauthn.ts";

const ORIGIN = "https://parley.example";
const SITE = createRelyingParty(ORIGIN);
const HANDLE = Buffer.alloc(32, 7).toString("base64url");

const createDevice = (options: Partial<SoftwareAuthenticatorOptions> = {}) =>
  createSoftwareAuthenticator({ origin: ORIGIN, rpId: "parley.example", ...options });

const question = () => askForNewPasskey(SITE, { handle: HANDLE, name: "ada", passkeys: [] });

async function register(device: SoftwareAuthenticator): Promise<PasskeyRow> {
  const { challenge } = await question();
  const attestation = device.register({ challenge, user: { id: HANDLE } });
  const checked = await checkAttestation(SITE, attestation);
  if (checked === null) throw new Error("the passkey was refused");
  expect(checked.challenge).toBe(challenge);
  const { credentialId, publicKey, counter, transports } = checked;
  return {
    id: 1n,
    userId: toUserId(1n),
    name: "Phone",
    createdAt: new Date(0),
    lastUsedAt: null,
    credentialId,
    publicKey,
    counter,
    transports,
  };
}

async function use(device: SoftwareAuthenticator, passkey: PasskeyRow) {
  const { challenge } = await askForPasskey(SITE, [passkey]);
  return checkAssertion(SITE, device.authenticate({ challenge }), passkey);
}

describe("this site", () => {
  test.each([
    ["https://www.parley.example", "parley.example", "https://www.parley.example"],
    ["https://parley.example", "parley.example", "https://parley.example"],
    ["http://localhost:3000", "localhost", "http://localhost:3000"],
  ])("%s", (publicUrl, id, origin) => {
    const site = createRelyingParty(publicUrl);
    expect(site.id).toBe(id);
    expect(site.origins).toContain(origin);
    expect(site.origins).toHaveLength(2);
  });

  test("asks for a discoverable passkey with user verification", async () => {
    const passkey = await register(createDevice());
    const { options } = await askForNewPasskey(SITE, {
      handle: HANDLE,
      name: "ada",
      passkeys: [passkey],
    });
    expect(options).toMatchObject({
      rp: { id: "parley.example", name: "Parley" },
      user: { id: HANDLE, name: "ada" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: passkey.credentialId.toString("base64url") }],
    });
  });
});

describe("a passkey", () => {
  test("is created and answers, each time to another challenge", async () => {
    const device = createDevice();
    const passkey = await register(device);
    expect(passkey.counter).toBe(1);
    const first = await use(device, passkey);
    expect(first).toMatchObject({ counter: 2 });
    expect((await use(device, passkey))?.challenge).not.toBe(first?.challenge);
  });

  test("of a device that does not count stays valid", async () => {
    const device = createDevice({ counts: false });
    const passkey = await register(device);
    expect(await use(device, passkey)).toMatchObject({ counter: 0 });
    expect(await use(device, passkey)).toMatchObject({ counter: 0 });
  });

  test("whose counter has not grown is a copy", async () => {
    const device = createDevice();
    const passkey = await register(device);
    const copy = device.clone();
    const used = { ...passkey, counter: (await use(device, passkey))?.counter ?? 0 };
    expect(await use(copy, used)).toBeNull();
    expect(await use(device, used)).toMatchObject({ counter: 3 });
  });

  test.each<[string, Partial<SoftwareAuthenticatorOptions>]>([
    ["another site", { origin: "https://par1ey.example" }],
    ["another host", { rpId: "par1ey.example" }],
    ["plain http", { origin: "http://parley.example" }],
    ["a device that asked nobody", { isUserVerified: false }],
  ])("from %s is refused, new or known", async (_name, options) => {
    const device = createDevice(options);
    const { challenge } = await question();
    const attestation = device.register({ challenge, user: { id: HANDLE } });
    expect(await checkAttestation(SITE, attestation)).toBeNull();
    // With the very key that is known, so that nothing but this can be what is wrong.
    const known = createDevice();
    const passkey = await register(known);
    expect(await use(known.clone(options), passkey)).toBeNull();
    expect(await use(known, passkey)).not.toBeNull();
  });

  test("of another user, or with an altered answer, is refused", async () => {
    const device = createDevice();
    const passkey = await register(device);
    expect(await use(createDevice(), passkey)).toBeNull();
    const { challenge } = await askForPasskey(SITE, [passkey]);
    const answer = device.authenticate({ challenge });
    const other = device.authenticate({ challenge: "b3RoZXI" });
    const altered = {
      ...answer,
      response: { ...answer.response, clientDataJSON: other.response.clientDataJSON },
    };
    expect(await checkAssertion(SITE, altered, passkey)).toBeNull();
    const empty = { ...answer, response: { ...answer.response, authenticatorData: "" } };
    expect(await checkAssertion(SITE, empty, passkey)).toBeNull();
  });
});
