// The token that one order is placed with: signed, so that asking for one writes nothing. That it is
// used once, the engine's receipts and the order itself see to.
import type { UserId } from "@parley/domain/ids";
import { randomText } from "@parley/domain/format/random-text";
import { randomInt } from "node:crypto";
import type { BaseParts } from "../../kernel/parts.ts";

const TOKEN_MS = 60_000;
const PURPOSE = "r-token";
const FORM = /^([A-Za-z0-9]{16})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

type TokenParts = Pick<BaseParts, "vault" | "clock">;

export function issueRToken({ vault, clock }: TokenParts, userId: UserId) {
  const expiresAt = clock.now() + TOKEN_MS;
  const head = `${randomText(randomInt)}.${expiresAt.toString(36)}`;
  return { rToken: `${head}.${vault.mac(PURPOSE, `${userId}.${head}`)}`, expiresAt };
}

/** `foreign`: not one of ours, or another user's. */
export function checkRToken(
  { vault, clock }: TokenParts,
  userId: UserId,
  token: string,
): "good" | "expired" | "foreign" {
  const [, nonce, expires = "", mac = ""] = FORM.exec(token) ?? [];
  if (nonce === undefined) return "foreign";
  if (!vault.isMac(PURPOSE, `${userId}.${nonce}.${expires}`, mac)) return "foreign";
  return clock.now() < Number.parseInt(expires, 36) ? "good" : "expired";
}
