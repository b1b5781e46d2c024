// The installation's key pairs for sealed requests: created on the first use, replaced when they
// expire, shared by all servers through the database.
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  lockRequestKeys,
  deleteRequestKeys,
  insertRequestKey,
  listRequestKeys,
  type RequestKeyRow,
} from "@parley/database/queries/security/request-key";
import { inTransaction } from "@parley/database/transaction";
import { decideKeys } from "@parley/domain/security/sealed-request";
import type { Vault } from "@parley/platform/vault";
import {
  calculateJwkThumbprint,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
} from "jose";
import { createTimedValue } from "../../kernel/timed-value.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export const COMMAND_ALG = "RSA-OAEP-256" as const;
export const COMMAND_ENC = "A256GCM" as const;

export interface RequestKeys {
  /** What browsers encrypt with. Makes the key when there is none, or its time is over. */
  readCurrent(): Promise<{ readonly kid: string; readonly publicKey: string }>;
  /** Null for a key that is not known or no longer accepted. */
  findPrivateKey(kid: string): Promise<CryptoKey | null>;
}

type RequestKeyParts = Omit<BaseParts, "ids">;

/**
 * What is sealed is worth something for a minute, and a key lives for a quarter of a year. The next
 * size would take three times as long to open, which is most of what a release costs (decision 31).
 */
const MODULUS_BITS = 2_048;
const SEAL_PURPOSE = "command key";
/** Another server may have made a new key; the one before it is good for long enough. */
const MAX_AGE_MS = 60_000;

interface Key {
  readonly kid: string;
  readonly publicKey: string;
  readonly sealedPrivateKey: string;
  readonly createdAt: number;
}

export function createRequestKeys(parts: RequestKeyParts): RequestKeys {
  const { pool, vault, clock } = parts;
  const stored = createTimedValue({ load: () => loadKeys(parts), maxAgeMs: MAX_AGE_MS, clock });
  const opened = new Map<string, Promise<CryptoKey>>();

  async function findKey(kid: string): Promise<Key | null> {
    const isIt = (key: Key) => key.kid === kid;
    const known = decideKeys(await stored.read(), clock.now()).accepted.find(isIt);
    if (known !== undefined) return known;
    // It may be newer than what was read last.
    return decideKeys(await listKeys(pool), clock.now()).accepted.find(isIt) ?? null;
  }

  return {
    async readCurrent() {
      const { current } = decideKeys(await stored.read(), clock.now());
      if (current === null) throw new Error("there is no command key after one was made");
      return { kid: current.kid, publicKey: current.publicKey };
    },

    async findPrivateKey(kid) {
      const key = await findKey(kid);
      if (key === null) {
        opened.delete(kid);
        return null;
      }
      const found = opened.get(kid) ?? openPrivateKey(vault, key);
      opened.set(kid, found);
      return found;
    },
  };
}

/** Newest first, and with one that is to be handed out. */
async function loadKeys(parts: RequestKeyParts): Promise<readonly Key[]> {
  const keys = await listKeys(parts.pool);
  const { isRotationDue, retired } = decideKeys(keys, parts.clock.now());
  return isRotationDue || retired.length > 0 ? rotateKeys(parts) : keys;
}

/** Creates the next key and deletes expired ones; returns the present ones. */
async function rotateKeys({ pool, vault, clock }: RequestKeyParts): Promise<readonly Key[]> {
  return inTransaction(pool, async (tx) => {
    await lockRequestKeys(tx);
    // Another server may have been quicker.
    const keys = await listKeys(tx);
    const now = clock.now();
    const { isRotationDue, retired } = decideKeys(keys, now);
    if (retired.length > 0)
      await deleteRequestKeys(
        tx,
        retired.map(({ kid }) => kid),
      );
    if (isRotationDue) await insertRequestKey(tx, await makeKey(vault, now));
    return listKeys(tx);
  });
}

async function listKeys(database: Queryable): Promise<Key[]> {
  const rows: RequestKeyRow[] = await listRequestKeys(database);
  return rows.map((row) => Object.assign(row, { createdAt: row.createdAt.getTime() }));
}

async function makeKey(vault: Vault, now: number): Promise<RequestKeyRow> {
  const { publicKey, privateKey } = await generateKeyPair(COMMAND_ALG, {
    modulusLength: MODULUS_BITS,
    extractable: true,
  });
  return {
    kid: await calculateJwkThumbprint(publicKey),
    publicKey: await exportSPKI(publicKey),
    sealedPrivateKey: vault.seal(SEAL_PURPOSE, Buffer.from(await exportPKCS8(privateKey))),
    createdAt: new Date(now),
  };
}

function openPrivateKey(vault: Vault, { sealedPrivateKey }: Key): Promise<CryptoKey> {
  const pem = Buffer.from(vault.open(SEAL_PURPOSE, sealedPrivateKey)).toString("utf8");
  return importPKCS8(pem, COMMAND_ALG);
}
