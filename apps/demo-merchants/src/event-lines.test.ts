import { expect, test } from "vitest";
import { readEvents, type StreamEvent } from "./event-lines.ts";

test("events are parsed completely, wherever the network splits them", async () => {
  const text =
    ': here\n\nid: 7-1\nevent: order\ndata: {"orderId":"12"}\n\nevent: heartbeat\ndata: {}\n\nevent: cut';
  for (const size of [1, 7, 1_000]) {
    const bytes = new TextEncoder().encode(text);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_none, place) =>
      bytes.slice(place * size, (place + 1) * size),
    );
    const read: StreamEvent[] = [];
    for await (const event of readEvents(ReadableStream.from(chunks))) read.push(event);
    expect(read).toEqual([
      { event: "order", data: '{"orderId":"12"}' },
      { event: "heartbeat", data: "{}" },
    ]);
  }
});
