// What mails and text messages have in common: how they fail, and where they are kept when there is
// nobody to hand them to.

/** A message did not go out. The message never names the address or quotes the text. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Trying again would fail the same way. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** What a message is about, for the local outbox alone: it never travels with it. */
export interface MessageLabel {
  /** A purpose of a code ("login"), or the template's name. */
  readonly purpose: string;
  /** The code in it, so that tests and developers need not search the text. */
  readonly code: string | null;
}

export interface OutboxMessage extends MessageLabel {
  readonly channel: "email" | "phone";
  readonly to: string;
  /** Null for text messages. */
  readonly subject: string | null;
  readonly text: string;
}

/** Keeps a message for developers to read, in place of sending it. */
export type KeepMessage = (message: OutboxMessage) => Promise<void>;
