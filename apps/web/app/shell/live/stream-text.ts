/** Reads Server-Sent Events out of pieces of text, wherever these are cut. */

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

export interface StreamListener {
  readonly onEvent: (event: StreamEvent) => void;
  /** The last event id has moved on, with or without an event. */
  readonly onPlace: (id: string) => void;
  /** How long to wait before coming back, in milliseconds. */
  readonly onRetry: (ms: number) => void;
}

/** Takes one piece after the other. */
export function createStreamReader(listener: StreamListener): (text: string) => void {
  let rest = "";
  let id: string | null = null;
  let event = "";
  let data: string[] = [];

  function takeLine(line: string): void {
    if (line === "") return dispatch();
    const colon = line.indexOf(":");
    if (colon === 0) return undefined;
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "id") id = value;
    else if (name === "event") event = value;
    else if (name === "data") data.push(value);
    else if (name === "retry" && /^\d+$/.test(value)) listener.onRetry(Number(value));
    return undefined;
  }

  function dispatch(): void {
    // The place moves after the event was handled: who fails in between hears it again.
    if (data.length > 0) listener.onEvent({ event, data: data.join("\n") });
    if (id !== null) listener.onPlace(id);
    id = null;
    event = "";
    data = [];
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) takeLine(line);
  };
}
