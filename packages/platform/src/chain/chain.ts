// The networks of deposits and withdrawals, as the other rooms use them.

export interface NetworkShape {
  readonly code: string;
  /** One of the address formats. */
  readonly addressFormat: string;
  readonly blockSeconds: number;
}

/** A payment in a block, to an address that was created here. */
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
 * `refused` only when it is certain that nothing was sent nor will be under this key. If unknown,
 * it throws and is called again.
 */
export type BroadcastOutcome =
  | { readonly kind: "sent"; readonly txid: string }
  | { readonly kind: "refused" };

export interface Chain {
  /** An address for the owner that the key names, the same each time. */
  createAddress(network: NetworkShape, key: string): Promise<string>;
  /** The number of the latest block. */
  readHeight(network: NetworkShape): Promise<number>;
  /** Payments in the blocks from this one on, in any order; calling it twice returns them twice. */
  listIncoming(network: NetworkShape, fromHeight: number): Promise<IncomingPayment[]>;
  broadcast(network: NetworkShape, payment: OutgoingPayment): Promise<BroadcastOutcome>;
}
