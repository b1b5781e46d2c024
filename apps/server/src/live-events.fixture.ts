// Reads a stream of events over real HTTP, as a program of a third party would.
import type { Pool } from "@parley/database/pool";
import { eventually } from "@parley/testing/eventually";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { TestBrowser } from "./browser.fixture.ts";

export interface SeenEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

export interface OpenedStream {
  readonly response: IncomingMessage;
  /** Without heartbeats. */
  readonly events: SeenEvent[];
  /** The last ids that heartbeats brought. */
  readonly heartbeats: string[];
  /** As a browser would send it when it comes back. */
  readonly lastEventId: string;
  /** Settled when the server has ended it; rejected when it was cut off. */
  readonly ended: Promise<void>;
  leave(): void;
}

export async function openStream(
  address: string,
  browser: TestBrowser | null,
  { path = "/api/ctc/events", lastEventId = "" } = {},
): Promise<OpenedStream> {
  const cookie = `auth-token=${browser?.cookie("auth-token") ?? ""}`;
  const headers = { cookie, ...(lastEventId === "" ? {} : { "last-event-id": lastEventId }) };
  // A connection of its own, as every browser has one.
  const asked = request(`${address}${path}`, { headers, agent: false });
  asked.end();
  const [response]: [IncomingMessage] = await awaitResponse(asked);
  const events: SeenEvent[] = [];
  const heartbeats: string[] = [];
  let last = lastEventId;
  const take = (block: string) => {
    const lines = block.split("\n");
    const field = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
    if (field("id") !== "") last = field("id");
    if (field("event") === "heartbeat") heartbeats.push(field("id"));
    else if (field("data") !== "") {
      events.push({ id: field("id"), event: field("event"), data: JSON.parse(field("data")) });
    }
  };
  const ended = readBlocks(response, take);
  // Whether a test looks at it or not, the end of a stream is nothing unexpected.
  ended.catch(() => {});
  return {
    response,
    events,
    heartbeats,
    ended,
    get lastEventId() {
      return last;
    },
    leave: () => asked.destroy(),
  };
}

async function awaitResponse(asked: ReturnType<typeof request>): Promise<[IncomingMessage]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What this event brings along.
  return (await once(asked, "response")) as [IncomingMessage];
}

async function readBlocks(response: IncomingMessage, take: (block: string) => void): Promise<void> {
  let rest = "";
  response.setEncoding("utf8");
  for await (const text of response) {
    const blocks = (rest + String(text)).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) take(block);
  }
}

/**
 * Waits until every transaction under way, of other tests too, began after all events here: whoever
 * opens a stream before that may still be told of what was there.
 */
export async function settleEvents(pool: Pool): Promise<void> {
  await eventually(async () => {
    const { rows } = await pool.query<{ isSettled: boolean }>(
      `select bool_and(xid < pg_snapshot_xmin(pg_current_snapshot())) as "isSettled" from event`,
    );
    if (rows[0]?.isSettled !== true) throw new Error("others' transactions are still open");
  });
}
