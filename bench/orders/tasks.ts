// Tasks of the load generator and their results.

export interface CreateTask {
  readonly name: "create";
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Evenly spread; without it as fast as replies arrive. */
  readonly perSecond?: number;
  /** All orders go to the first offer. */
  readonly isHot: boolean;
  /** Takers take turns: this many of them from the first on, beginning with this one. */
  readonly first: number;
  readonly from: number;
  readonly takers: number;
}

/** Whole trades: order, payment, release, settlement. */
export interface TradeTask extends Omit<CreateTask, "name" | "isHot"> {
  readonly name: "trade";
}

/** Opens streams of takers and advertisers and replies; then measures while orders are placed. */
export interface OpenTask {
  readonly name: "open";
  readonly port: number;
  readonly streams: number;
  readonly from: number;
}

export interface ListenTask {
  readonly name: "listen";
  readonly port: number;
  readonly seconds: number;
  readonly ordersPerSecond: number;
}

/** The same orders again, measured from their commits as recorded by the database. */
export interface SinceCommitTask {
  readonly name: "since commit";
  readonly url: string;
}

/** Readers without a session look at pages. */
export interface ReadPagesTask {
  readonly name: "read pages";
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly paths: readonly string[];
}

export type Task = CreateTask | TradeTask | OpenTask | ListenTask | SinceCommitTask | ReadPagesTask;

export interface Figures {
  readonly count: number;
  readonly perSecond: number;
  /** Null without samples. */
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
}
