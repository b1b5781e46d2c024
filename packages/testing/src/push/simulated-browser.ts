// A simulated browser: its keys, and how it opens what was sent to it (RFC 8291).
import { createDecipheriv, createECDH, randomBytes, type ECDH } from "node:crypto";
import { CURVE, deriveKeys, type PushKeys } from "@parley/platform/push/encrypt-push";

export interface SimulatedBrowser extends PushKeys {
  open(body: Buffer): string;
}

export function createSimulatedBrowser(): SimulatedBrowser {
  const pair = createECDH(CURVE);
  const p256dh = pair.generateKeys();
  return openWith(pair, { p256dh, auth: randomBytes(16) });
}

export function openWith(pair: ECDH, keys: PushKeys): SimulatedBrowser {
  return {
    ...keys,
    open(body) {
      const salt = body.subarray(0, 16);
      const end = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, end);
      const shared = pair.computeSecret(senderKey);
      const { contentKey, nonce } = deriveKeys({ ...keys, shared, senderKey, salt });
      const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
      if (plain.at(-1) !== 2) throw new Error("this is not the last record");
      return plain.subarray(0, -1).toString();
    },
  };
}
