// A server whose streams of live events have short intervals, and readers of them.
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import { toUserId } from "@parley/domain/ids";
import { eventually } from "@parley/testing/eventually";
import { afterEach, beforeAll, expect } from "vitest";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { openStream, type OpenedStream } from "../fixtures/live-events.fixture.ts";
import { stage, stageTwoPeople } from "./two-people.fixture.ts";

export const MAX_PER_PERSON = 3;
export const MAX_WAITING_BYTES = 1_024 * 1_024;

export let address: string;
/** Left after each test. */
export const opened: Pick<OpenedStream, "leave">[] = [];

/** Called once by a test file. */
export function stageLiveEvents(): void {
  stageTwoPeople({
    live: {
      heartbeatMs: 40,
      pollMs: 20,
      maxPerUser: MAX_PER_PERSON,
      maxWaitingBytes: MAX_WAITING_BYTES,
    },
  });

  beforeAll(async () => {
    address = await stage.app.listen({ host: "127.0.0.1", port: 0 });
  });

  afterEach(() => {
    for (const stream of opened.splice(0)) stream.leave();
  });
}

export async function listen(
  browser: TestBrowser | null,
  options?: Parameters<typeof openStream>[2],
): Promise<OpenedStream> {
  const stream = await openStream(address, browser, options);
  opened.push(stream);
  return stream;
}

/** Opens a stream, and waits until its beginning has arrived. */
export async function listenFrom(browser: TestBrowser, lastEventId = ""): Promise<OpenedStream> {
  const stream = await listen(browser, { lastEventId });
  await eventually(() => expect(stream.lastEventId).not.toBe(""));
  return stream;
}

export async function tell(
  browser: TestBrowser,
  word: string,
  { topic = "balance", on = stage } = {},
): Promise<void> {
  await insertEvents(on.database.pool, [
    {
      id: on.surfaces.ids.next(),
      userId: toUserId(BigInt(browser.cookie("userId") ?? 0)),
      topic,
      payload: { assetCode: word },
      createdAt: on.clock.now(),
    },
  ]);
}

export const wordsOf = ({ events }: OpenedStream) =>
  events.map(({ data }) => Object(data).assetCode as unknown);
