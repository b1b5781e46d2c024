// A passkey in memory: answers challenges of WebAuthn as device and browser together would, byte by
// byte, so that tests can also answer wrongly.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

export interface SoftwareAuthenticatorOptions {
  /** Of the requesting page. */
  readonly origin: string;
  /** Host the key belongs to; the origin's unless given. */
  readonly rpId?: string;
  /** False for a device that did not verify its user. */
  readonly isUserVerified?: boolean;
  /** Many devices do not count, and always send 0. */
  readonly counts?: boolean;
}

interface ChallengeOptions {
  readonly challenge: string;
}

interface CreationOptions extends ChallengeOptions {
  /** The id is base64url. */
  readonly user: { readonly id: string };
}

export interface Attestation {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly clientExtensionResults: Record<string, unknown>;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: string[];
  };
}

export interface Assertion {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly clientExtensionResults: Record<string, unknown>;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle: string;
  };
}

export interface SoftwareAuthenticator {
  readonly credentialId: string;
  /** What the browser gives for the options of a registration. */
  register(options: CreationOptions): Attestation;
  authenticate(options: ChallengeOptions): Assertion;
  /** A copy of the key, as from a cloned device. */
  clone(changes?: Partial<SoftwareAuthenticatorOptions>): SoftwareAuthenticator;
}

interface State {
  readonly credentialId: Buffer;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  userHandle: string;
  counter: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

export function createSoftwareAuthenticator(
  options: SoftwareAuthenticatorOptions,
): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  return fromState(options, { credentialId, privateKey, publicKey, userHandle: "", counter: 0 });
}

function fromState(
  {
    origin,
    rpId = new URL(origin).hostname,
    isUserVerified = true,
    counts = true,
  }: SoftwareAuthenticatorOptions,
  state: State,
): SoftwareAuthenticator {
  const id = state.credentialId.toString("base64url");
  const verified = isUserVerified ? USER_VERIFIED : 0;

  function authenticatorData(flags: number, rest: Buffer): Buffer {
    if (counts) state.counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(state.counter);
    const marks = Buffer.of(USER_PRESENT | verified | flags);
    return Buffer.concat([sha256(rpId), marks, count, rest]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    credentialId: id,

    register({ challenge, user }) {
      state.userHandle = user.id;
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(state.credentialId.length);
      const key = coseKey(state.publicKey);
      const data = Buffer.concat([Buffer.alloc(16), idLength, state.credentialId, key]);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authenticatorData(HAS_KEY, data))],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    authenticate({ challenge }) {
      const data = authenticatorData(0, Buffer.alloc(0));
      const client = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, state.privateKey).toString("base64url"),
          userHandle: state.userHandle,
        },
      };
    },

    clone: (changes = {}) =>
      fromState({ origin, rpId, isUserVerified, counts, ...changes }, { ...state }),
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

/** An ES256 key as COSE writes it: kty 2, alg -7, crv 1, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(Buffer.from(x, "base64url"))],
    [cborNumber(-3), cborBytes(Buffer.from(y, "base64url"))],
  ]);
}

/** Major type and length, which is all of CBOR that this needs. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length);
  if (length < 256) return Buffer.of((major << 5) | 24, length);
  return Buffer.of((major << 5) | 25, length >> 8, length & 0xff);
}

const cborNumber = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
