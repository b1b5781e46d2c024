// Mails to people. Two implementations: sent by SMTP, or kept in the local outbox.
import type { MessageLabel } from "../delivery.ts";

export interface Mail {
  /** One bare address, "ada@example.org". */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers; none may hold a line break. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly label: MessageLabel;
}

export interface Mailer {
  /** Returns when the mail was handed over; throws a DeliveryError when it cannot be sent. */
  send(mail: Mail): Promise<void>;
  /** Closes open connections. */
  close(): Promise<void>;
}
