// What a program may do with an order by its key, and what a release by key is worth: it counts
// towards the key's cap, where codes would be asked of a user.
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { OrderAction } from "@parley/domain/order/order-step";
import { decideKeyPermission, keyPermissionOf } from "@parley/domain/security/api-key";
import type { Order } from "@parley/domain/order/order";
import { freshPrices, worthInCents } from "@parley/domain/wallet/worth";
import { apiKeyOf, type Requester } from "../../identity/account/session.ts";
import type { KeyRelease } from "./move-order.ts";
import type { OrderParts } from "./parts.ts";

/** Null for a user in person, and where the key allows the step. */
export function refuseKeyStep(
  requester: Requester,
  action: OrderAction,
  needsCodes: boolean,
): RefusedAs<"apiPermissionMissing"> | null {
  const key = apiKeyOf(requester);
  if (key === null) return null;
  const permission = keyPermissionOf(action, needsCodes);
  const oneOf = permission === null ? undefined : [permission];
  const missing = decideKeyPermission(key.permissions, oneOf);
  return missing === null ? null : refused(missing);
}

type Measured =
  | { readonly ok: true; readonly keyRelease: KeyRelease | null }
  | RefusedAs<"ratesStale">;

/** Null for a user in person, and for other steps. Without a price it is unknown whether the release is within the cap. */
export async function measureKeyRelease(
  { market, clock }: Pick<OrderParts, "market" | "clock">,
  requester: Requester,
  { crypto, quantity, cryptoScale }: Order,
  action: OrderAction,
): Promise<Measured> {
  const key = apiKeyOf(requester);
  if (key === null || action !== "release") return { ok: true, keyRelease: null };
  const now = clock.now();
  const usd = freshPrices(await market.quotes.read(), now, market.maxAgeMs).get(crypto);
  const worthCents = usd === undefined ? null : worthInCents(quantity, cryptoScale, usd, "up");
  if (worthCents === null) return refused("ratesStale");
  const keyRelease = { apiKeyId: key.id, kind: "release", at: now, worthCents } as const;
  return { ok: true, keyRelease };
}
