// Text messages to people. Two implementations: handed to a provider over HTTP, or kept in the
// local outbox.
import type { MessageLabel } from "../delivery.ts";

export interface TextMessage {
  /** E.164, "+4915112345678". */
  readonly to: string;
  readonly text: string;
  readonly label: MessageLabel;
}

export interface TextSender {
  /** Returns when the provider has accepted it; throws a DeliveryError when it cannot be sent. */
  send(message: TextMessage): Promise<void>;
}
