// How servers wake each other. A word on the bus says that something of a topic is new and never what:
// what it is stands in the database, so that a word that gets lost costs a moment and nothing else.

export interface Bus {
  /**
   * Wakes whoever waits for the topic: on this server at once, on the others soon. Called after the
   * commit; it neither throws nor keeps anybody waiting, so the engine can call it as it is.
   */
  publish(topic: string): void;
  /** Also called when words may have been missed. Answers how to stop listening. */
  subscribe(topic: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/** What carries words from server to server. */
export interface Line {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface LineEvents {
  readonly onText: (text: string) => void;
  /** The connection stands, at first or again; what was said before may have been missed. */
  readonly onOpen: () => void;
  /** Told once for each loss. The line comes back by itself. */
  readonly onLoss: (error: Error) => void;
}

/** Opens a line; it connects in the background and again whenever it breaks. */
export type OpenLine = (events: LineEvents) => Line;
