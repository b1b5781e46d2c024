// Networks that exist in our database alone: blocks follow the clock, addresses look like real
// ones, and a payment to an address created here arrives here, so that deposits and withdrawals can
// be tried.
import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "../clock.ts";
import { addressFormatOf } from "./address/address-formats.ts";
import type { Chain, IncomingPayment, NetworkShape, OutgoingPayment } from "./chain.ts";

export interface SimulatedPayment extends IncomingPayment {
  readonly key: string;
  readonly memo: string | null;
}

/** Storage for what nodes of a network would know. */
export interface SimulatedChainStore {
  /** Stores the address unless the key has one; returns the stored one. */
  keepAddress(network: string, key: string, address: string): Promise<string>;
  /** Stores the payment unless the key has one; returns the stored one. */
  keepPayment(payment: SimulatedPayment): Promise<{ readonly txid: string }>;
  /** Only payments to stored addresses. */
  listPayments(network: string, fromHeight: number, toHeight: number): Promise<IncomingPayment[]>;
}

export interface SimulatedChainParts {
  readonly store: SimulatedChainStore;
  readonly clock: Clock;
  readonly drawBytes?: (size: number) => Uint8Array;
}

const ADDRESS_BYTES = 32;
/** All networks begin here. */
const GENESIS = Date.UTC(2020, 0, 1);

export function createSimulatedChain({
  store,
  clock,
  drawBytes = randomBytes,
}: SimulatedChainParts): Chain {
  const heightOf = ({ blockSeconds }: NetworkShape) =>
    Math.max(0, Math.floor((clock.now() - GENESIS) / (blockSeconds * 1_000)));

  return {
    createAddress(network, key) {
      return store.keepAddress(
        network.code,
        key,
        addressFormatOf(network).make(drawBytes(ADDRESS_BYTES)),
      );
    },

    readHeight: (network) => Promise.resolve(heightOf(network)),

    listIncoming: (network, fromHeight) =>
      store.listPayments(network.code, fromHeight, heightOf(network)),

    async broadcast(network, payment) {
      const { txid } = await store.keepPayment({
        ...payment,
        network: network.code,
        txid: txidOf(network, payment),
        outputIndex: 0,
        // It is included in the next block.
        blockHeight: heightOf(network) + 1,
      });
      return { kind: "sent", txid };
    },
  };
}

/** Follows from the payment, as on a real network. */
function txidOf({ code }: NetworkShape, { key }: OutgoingPayment): string {
  return createHash("sha256").update(`${code} ${key}`).digest("hex");
}
