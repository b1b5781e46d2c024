// The load generator, a process of its own. R-tokens are signed here with the installation's secret
// just before each order, as get-r-token would; fetching them is not measured.
import { toUserId } from "@parley/domain/ids";
import { hashSealedBody } from "@parley/contract/canonical-json";
import { commandKey } from "@parley/contract/endpoints/identity/codes";
import { liveEvents } from "@parley/contract/endpoints/site/live-events";
import { createOrder, updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { releaseOrders } from "@parley/contract/endpoints/trade/release-orders";
import { createPool } from "@parley/database/pool";
import { sealRequest } from "@parley/operations/identity/sealed-request/seal-request.fixture";
import { MANY_ORDERS, MOST_RELEASED_AT_ONCE } from "@parley/domain/order/release-together";
import { issueRToken } from "@parley/operations/trade/order/r-token";
import { systemClock } from "@parley/platform/clock";
import { createVault } from "@parley/platform/vault";
import { takeUnusedCode } from "@parley/testing/totp-code";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { figuresOf } from "./figures.ts";
import {
  advertiserId,
  ADVERTISERS,
  AMOUNT,
  MARKET,
  offerId,
  PRICE,
  SECRET,
  takerId,
  TOTP_SECRET,
} from "./people.ts";
import type {
  CreateTask,
  Figures,
  ListenTask,
  OpenTask,
  ReadPagesTask,
  SinceCommitTask,
  Task,
  TradeTask,
} from "./tasks.ts";
import { getText, openSocket, openWire, pageText, postText, type Wire } from "./wire.ts";

const token = { vault: createVault(SECRET), clock: systemClock };

interface Placed {
  readonly orderId: string;
  readonly version: number;
}

function orderText(taker: number, offer: number): string {
  const { rToken } = issueRToken(token, toUserId(BigInt(taker)));
  const { payMethod } = MARKET;
  const asked = { advId: String(offer), rToken, amount: String(AMOUNT), amountIn: "crypto" };
  const body = { ...asked, price: PRICE, payMethod };
  return postText(createOrder.path, taker, body, rToken.slice(0, 22));
}

async function post(wire: Wire, request: string): Promise<string> {
  const { status, text } = await wire.send(request);
  if (status !== 200) throw new Error(`the server answered ${status}: ${text.slice(0, 300)}`);
  return text;
}

function readOrder(text: string): Placed {
  const { data }: { data: Placed } = JSON.parse(text);
  return data;
}

/**
 * A number of connections, each doing the next task after the last; at a fixed rate not before its
 * time. Waiting for a free connection counts too.
 */
async function repeat(
  { port, connections, seconds, perSecond }: Omit<TradeTask, "name" | "first" | "from" | "takers">,
  once: (wire: Wire) => Promise<unknown>,
): Promise<Figures> {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(port)));
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const tookMs: number[] = [];
  let begun = 0;
  /** When the next task begins. */
  const waitForNext = async (): Promise<number> => {
    if (perSecond === undefined) return performance.now();
    const dueAt = startedAt + (begun * 1_000) / perSecond;
    begun += 1;
    await delay(Math.max(0, dueAt - performance.now()));
    return dueAt;
  };
  await Promise.all(
    wires.map(async (wire) => {
      for (;;) {
        const sentAt = await waitForNext();
        if (sentAt >= endsAt) break;
        await once(wire);
        tookMs.push(performance.now() - sentAt);
      }
      wire.close();
    }),
  );
  return figuresOf(tookMs, (performance.now() - startedAt) / 1_000);
}

function create({ isHot, first, from, takers, ...task }: CreateTask): Promise<Figures> {
  let next = from;
  return repeat(task, (wire) => {
    const place = next;
    next += 1;
    const offer = isHot ? offerId(0) : offerId(Math.floor(Math.random() * ADVERTISERS));
    return post(wire, orderText(takerId(first + (place % takers)), offer));
  });
}

function readPages({ paths, ...task }: ReadPagesTask): Promise<Figures> {
  let next = 0;
  return repeat(task, (wire) => {
    const path = paths[next % paths.length] ?? "/";
    next += 1;
    return post(wire, pageText(path));
  });
}

/** A code counts once, so that a seller releases with it as many orders as one call takes. */
async function trade({ first, from, takers, ...task }: TradeTask): Promise<Figures> {
  const key = await readCommandKey(task.port);
  const paidOrders = new Map<number, Placed[]>();
  let next = from;
  return repeat(task, async (wire) => {
    const place = next;
    next += 1;
    const taker = takerId(first + (place % takers));
    const seller = Math.floor(place / MOST_RELEASED_AT_ONCE) % ADVERTISERS;
    const placed = readOrder(await post(wire, orderText(taker, offerId(seller))));
    const { orderId, version } = placed;
    const paid = { orderId, action: "pay", version };
    const { path } = updateOrderState;
    const after = readOrder(await post(wire, postText(path, taker, paid, randomUUID())));
    const orders = [...(paidOrders.get(seller) ?? []), { orderId, version: after.version }];
    paidOrders.set(seller, orders.length < MOST_RELEASED_AT_ONCE ? orders : []);
    if (orders.length < MOST_RELEASED_AT_ONCE) return;
    const command = await key.seal(seller, { orders });
    const owner = advertiserId(seller);
    await post(wire, postText(releaseOrders.path, owner, { orders, command }, randomUUID()));
  });
}

async function readCommandKey(port: number) {
  const wire = await openWire(port);
  const text = await post(wire, getText(commandKey.path, takerId(0)));
  wire.close();
  const { data }: { data: { kid: string; publicKey: string } } = JSON.parse(text);
  const usedSteps = new Map<number, Set<number>>();
  return {
    async seal(seller: number, { orders }: { orders: readonly Placed[] }) {
      const used = usedSteps.get(seller) ?? new Set();
      usedSteps.set(seller, used);
      const totp = takeUnusedCode(TOTP_SECRET, used, Date.now());
      if (totp === null) throw new Error("a seller has no code left: use more advertisers");
      return sealRequest(data, {
        action: "release",
        subject: MANY_ORDERS,
        bodyHash: await hashSealedBody({ orders: orders.map((order) => ({ ...order })) }),
        codes: { totp },
        at: Date.now(),
      });
    },
  };
}

/** Each event of an order on a stream: epoch milliseconds and transaction. */
const heard: { readonly orderId: string; readonly xid: string; readonly at: number }[] = [];
/** The takers whose streams are open, and how many advertisers have one. */
let listeners: readonly number[] = [];
let listeningAdvertisers = 0;

const OPENED_AT_ONCE = 50;

async function open({ port, streams, from }: OpenTask): Promise<Figures> {
  // Both sides of an order need a stream, also where there are few of them.
  listeningAdvertisers = Math.min(ADVERTISERS, Math.ceil(streams / 2));
  listeners = Array.from({ length: streams - listeningAdvertisers }, (_none, place) =>
    takerId(from + place),
  );
  const people = [
    ...listeners,
    ...Array.from({ length: listeningAdvertisers }, (_none, place) => advertiserId(place)),
  ];
  const startedAt = performance.now();
  for (let first = 0; first < people.length; first += OPENED_AT_ONCE) {
    await Promise.all(people.slice(first, first + OPENED_AT_ONCE).map((id) => follow(port, id)));
  }
  return figuresOf([0], (performance.now() - startedAt) / 1_000);
}

/** Resolves with the first bytes of the stream. */
async function follow(port: number, userId: number): Promise<void> {
  const socket = await openSocket(port);
  socket.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    let rest = "";
    socket.on("data", (chunk) => {
      const at = Date.now();
      rest += chunk.toString("latin1");
      if (!rest.startsWith("HTTP/1.1 200") && rest.startsWith("HTTP/")) {
        reject(new Error(`the stream was refused: ${rest.slice(0, 200)}`));
      }
      const blocks = rest.split("\n\n");
      rest = blocks.pop() ?? "";
      if (blocks.length > 0) resolve();
      for (const block of blocks) {
        if (!block.includes("event: order")) continue;
        const orderId = /"orderId":"(\d+)"/.exec(block)?.[1];
        // An event's id begins with its transaction.
        const xid = /^id: 0*(\d+)-/m.exec(block)?.[1];
        if (orderId !== undefined && xid !== undefined) heard.push({ orderId, xid, at });
      }
    });
    socket.write(getText(liveEvents.path, userId));
  });
}

/**
 * Orders at a fixed rate; both sides of each have a stream. The figures begin when an order is
 * sent.
 */
async function listen({ port, seconds, ordersPerSecond }: ListenTask): Promise<Figures> {
  const wires = await Promise.all(Array.from({ length: 16 }, () => openWire(port)));
  const free = [...wires];
  const sentAt = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const total = Math.min(seconds * ordersPerSecond, listeners.length);
  const place = async (wire: Wire, request: string) => {
    const at = Date.now();
    const { orderId } = readOrder(await post(wire, request));
    sentAt.set(orderId, at);
    free.push(wire);
  };
  heard.length = 0;
  for (let placed = 0; placed < total; placed += 1) {
    const taker = listeners[placed];
    const wire = free.pop();
    if (taker === undefined || wire === undefined) {
      await Promise.race(pending);
      await delay(1);
      placed -= 1;
      continue;
    }
    pending.push(place(wire, orderText(taker, offerId(placed % listeningAdvertisers))));
    await delay(1_000 / ordersPerSecond);
  }
  await Promise.all(pending);
  const deadline = performance.now() + 10_000;
  while (heard.length < 2 * sentAt.size && performance.now() < deadline) await delay(20);
  for (const wire of wires) wire.close();
  if (heard.length < 2 * sentAt.size) {
    throw new Error(`${sentAt.size} orders were placed, and ${heard.length} events came`);
  }
  const tookMs = heard.flatMap(({ orderId, at }) => {
    const begun = sentAt.get(orderId);
    return begun === undefined ? [] : [at - begun];
  });
  return figuresOf(tookMs, seconds);
}

/**
 * The same orders, from their commits on. PostgreSQL records that instant before it writes the
 * commit to disk, so that the disk's time is included, although the order is not visible until
 * then. Both clocks are the machine's.
 */
async function sinceCommit({ url }: SinceCommitTask): Promise<Figures> {
  const pool = createPool(url, { max: 1 });
  const { rows } = await pool.query<{ readonly xid: string; readonly at: number }>(
    `select xid, (extract(epoch from pg_xact_commit_timestamp(xid::xid8::xid)) * 1000)::float8 as at
     from unnest($1::text[]) as given (xid)`,
    [[...new Set(heard.map(({ xid }) => xid))]],
  );
  await pool.end();
  const committedAt = new Map(rows.map(({ xid, at }) => [xid, at]));
  const tookMs = heard.flatMap(({ xid, at }) => {
    const begun = committedAt.get(xid);
    return begun === undefined ? [] : [at - begun];
  });
  return figuresOf(tookMs, 1);
}

const TASKS = {
  create: (task: Task) => (task.name === "create" ? create(task) : null),
  trade: (task: Task) => (task.name === "trade" ? trade(task) : null),
  open: (task: Task) => (task.name === "open" ? open(task) : null),
  listen: (task: Task) => (task.name === "listen" ? listen(task) : null),
  "since commit": (task: Task) => (task.name === "since commit" ? sinceCommit(task) : null),
  "read pages": (task: Task) => (task.name === "read pages" ? readPages(task) : null),
};

process.on("message", (task: Task) => {
  void Promise.resolve(TASKS[task.name](task)).then(
    (figures) => process.send?.({ figures }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.once("disconnect", () => process.exit());
