// The networks on which coins come in and go out, as the rest of the house sees them.

export interface NetworkShape {
  readonly code: string;
  /** One of the address formats. */
  readonly addressFormat: string;
  readonly blockSeconds: number;
}

/** A payment that stands in a block, to an address that was made here. */
export interface IncomingPayment {
  readonly network: string;
  readonly txid: string;
  readonly outputIndex: number;
  readonly asset: string;
  readonly address: string;
  readonly atoms: bigint;
  readonly blockHeight: number;
}

export interface OutgoingPayment {
  /** The same key is never paid twice, however often it is sent. */
  readonly key: string;
  readonly asset: string;
  readonly address: string;
  readonly memo: string | null;
  readonly atoms: bigint;
}

/**
 * `refused` only when it is certain that nothing was sent nor ever will be under this key. Whoever
 * does not know throws, and is asked again.
 */
export type BroadcastOutcome =
  | { readonly kind: "sent"; readonly txid: string }
  | { readonly kind: "refused" };

export interface Chain {
  /** An address for whoever the key names, the same each time. */
  createAddress(network: NetworkShape, key: string): Promise<string>;
  /** The number of the latest block. */
  readHeight(network: NetworkShape): Promise<number>;
  /** Payments in the blocks from this one on, in any order; asked twice, it tells twice. */
  listIncoming(network: NetworkShape, fromHeight: number): Promise<IncomingPayment[]>;
  broadcast(network: NetworkShape, payment: OutgoingPayment): Promise<BroadcastOutcome>;
}
