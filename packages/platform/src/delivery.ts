// Common to mails and text messages: how they fail, and where they are stored when they are not
// sent.

/** A message was not sent. The error never names the address or quotes the text. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Trying again would fail the same way. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** Metadata for the local outbox alone: it is never sent. */
export interface MessageLabel {
  /** A purpose of a code ("login"), or the template's name. */
  readonly purpose: string;
  /** The code in it, so that tests and developers need not parse the text. */
  readonly code: string | null;
}

export interface OutboxMessage extends MessageLabel {
  readonly channel: "email" | "phone";
  readonly to: string;
  /** Null for text messages. */
  readonly subject: string | null;
  readonly text: string;
}

/** Stores a message for developers instead of sending it. */
export type KeepMessage = (message: OutboxMessage) => Promise<void>;
