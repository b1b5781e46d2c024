// The installation's key pair for push services: made on the first start, kept sealed in the database
// and shared by all servers.
import {
  findPushKey,
  insertPushKey,
  type PushKeyRow,
} from "@parley/database/queries/messaging/push";
import { makeVapidPair, openVapidPair, type VapidKeys } from "@parley/platform/push/vapid";
import type { BaseParts } from "../../kernel/parts.ts";

export interface PushKeys {
  /** What browsers subscribe with. */
  readPublicKey(): Promise<Buffer>;
  /** Throws where it was sealed with a secret that is not known any more. */
  open(): Promise<VapidKeys>;
}

type PushKeyParts = Omit<BaseParts, "ids">;

const SEAL_PURPOSE = "push key";

export function createPushKeys(parts: PushKeyParts): PushKeys {
  let stored: Promise<PushKeyRow> | null = null;
  let opened: Promise<VapidKeys> | null = null;

  /** It never changes; only a failed read is repeated. */
  function read(): Promise<PushKeyRow> {
    stored ??= loadKey(parts).catch((error: unknown) => {
      stored = null;
      throw error;
    });
    return stored;
  }

  async function openStored(): Promise<VapidKeys> {
    const { publicKey, sealedPrivateKey } = await read();
    const bytes = parts.vault.open(SEAL_PURPOSE, sealedPrivateKey);
    return openVapidPair(publicKey, Buffer.from(bytes));
  }

  return {
    readPublicKey: async () => (await read()).publicKey,
    open() {
      opened ??= openStored().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
  };
}

async function loadKey({ pool, vault, clock }: PushKeyParts): Promise<PushKeyRow> {
  const known = await findPushKey(pool);
  if (known !== null) return known;
  const { publicKey, privateKey } = makeVapidPair();
  const sealedPrivateKey = vault.seal(SEAL_PURPOSE, privateKey);
  await insertPushKey(pool, { publicKey, sealedPrivateKey }, new Date(clock.now()));
  const made = await findPushKey(pool);
  if (made === null) throw new Error("there is no push key after one was made");
  return made;
}
