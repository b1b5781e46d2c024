// Releases due orders together: a code of the authenticator counts once, and several orders may be
// due in the same half minute.
import type { CallFailure } from "@parley/contract/client";
import { releaseOrders } from "@parley/contract/endpoints/trade/release-orders";
import { MOST_RELEASED_AT_ONCE } from "@parley/domain/order/release-together";
import type { MerchantAccount } from "./account.ts";

interface Wish {
  readonly orderId: string;
  readonly version: number;
  readonly settle: (failure: CallFailure<string> | null) => void;
}

export interface ReleaseQueue {
  /** Null when it is released, or impossible. */
  release(order: {
    readonly orderId: string;
    readonly version: number;
  }): Promise<CallFailure<string> | null>;
}

/** How long other orders may join. */
const GATHER_MS = 500;

export function createReleaseQueue(account: MerchantAccount): ReleaseQueue {
  let waiting: Wish[] = [];
  let timer: NodeJS.Timeout | null = null;

  const send = async () => {
    timer = null;
    const wishes = waiting.slice(0, MOST_RELEASED_AT_ONCE);
    waiting = waiting.slice(MOST_RELEASED_AT_ONCE);
    if (waiting.length > 0) timer = setTimeout(() => void send(), GATHER_MS);
    const body = { orders: wishes.map(({ orderId, version }) => ({ orderId, version })) };
    const command = (await account.sealReleases(body)) ?? "";
    const done = await account.client.call(releaseOrders, { ...body, command });
    for (const { settle } of wishes) settle(done.ok ? null : done);
  };

  return {
    release: ({ orderId, version }) =>
      new Promise((settle) => {
        waiting.push({ orderId, version, settle });
        timer ??= setTimeout(() => void send(), GATHER_MS);
      }),
  };
}
