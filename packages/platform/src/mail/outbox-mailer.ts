// Stores mails for developers to read. Refuses what SMTP would refuse.
import type { KeepMessage } from "../delivery.ts";
import { checkMail } from "./check-mail.ts";
import type { Mailer } from "./mailer.ts";

export function createOutboxMailer(keep: KeepMessage): Mailer {
  return {
    async send(mail) {
      checkMail(mail);
      const { to, subject, text, label } = mail;
      await keep({ channel: "email", to, subject, text, ...label });
    },
    close: () => Promise.resolve(),
  };
}
