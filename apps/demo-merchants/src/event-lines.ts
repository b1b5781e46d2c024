// Parses Server-Sent Events from a stream of bytes, as far as this program needs them.

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readBlock(block);
      if (event !== null) yield event;
    }
  }
}

/** Null for a comment, which only shows that the stream is alive. */
function readBlock(block: string): StreamEvent | null {
  const fields = new Map(
    block.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
    }),
  );
  const event = fields.get("event");
  return event === undefined ? null : { event, data: fields.get("data") ?? "" };
}
