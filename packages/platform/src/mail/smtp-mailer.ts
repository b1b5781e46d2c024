// Sends mails through an SMTP server over a few persistent connections.
import { createTransport, type NodemailerError } from "nodemailer";
import { DeliveryError } from "../delivery.ts";
import { checkMail } from "./check-mail.ts";
import type { Mailer } from "./mailer.ts";

export interface SmtpMailerOptions {
  /**
   * smtp:// or smtps://, with user and password. smtp:// uses TLS where the server offers it;
   * `?requireTLS=true` insists on it.
   */
  readonly url: string;
  /** "Parley <no-reply@parley.example>" */
  readonly from: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 3;

export function createSmtpMailer({ url, from, timeoutMs = TIMEOUT_MS }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Jobs are retried with growing pauses; a second way of retrying would only hide failures.
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A mail is made of text alone: nothing in it may cause a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      checkMail(mail);
      const { to, subject, text, html, headers } = mail;
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          // Asks autoresponders not to reply.
          headers: { ...headers, "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => Promise.resolve(transport.close()),
  };
}

/** Only codes are logged: a server's reply quotes the address, and sometimes the mail. */
function explain(error: unknown): DeliveryError {
  if (!isNodemailerError(error)) return new DeliveryError("the mail could not be made", false);
  const { code = "unknown", responseCode, permanent = false } = error;
  const reason = responseCode === undefined ? code : `${code}, ${responseCode}`;
  // A refused connection or credential can be corrected; a refused mail cannot.
  const isAboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  return new DeliveryError(
    `the mail server did not take it (${reason})`,
    permanent && isAboutThisMail,
  );
}

function isNodemailerError(error: unknown): error is NodemailerError {
  return error instanceof Error;
}
