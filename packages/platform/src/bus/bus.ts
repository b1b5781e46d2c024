// How servers wake each other. A message on the bus says that a topic has news and never which: the
// news is in the database, so that a lost message delays it and loses nothing.

export interface Bus {
  /**
   * Wakes the listeners of the topic: on this server at once, on the others soon. Called after the
   * commit; it neither throws nor blocks, so that the engine can call it directly.
   */
  publish(topic: string): void;
  /** Also called when messages may have been missed. Returns a function that unsubscribes. */
  subscribe(topic: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/** Carries messages between servers. */
export interface Line {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface LineEvents {
  readonly onText: (text: string) => void;
  /**
   * Called when the connection is established, at first or again; earlier messages may have been
   * missed.
   */
  readonly onOpen: () => void;
  /** Called once for each loss. The line reconnects by itself. */
  readonly onLoss: (error: Error) => void;
}

/** Opens a line; it connects in the background and again whenever it breaks. */
export type OpenLine = (events: LineEvents) => Line;
