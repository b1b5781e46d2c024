// Stores text messages for developers to read. Refuses what a provider would refuse.
import type { KeepMessage } from "../delivery.ts";
import { checkText } from "./check-text.ts";
import type { TextSender } from "./text-sender.ts";

export function createOutboxTextSender(keep: KeepMessage): TextSender {
  return {
    async send(message) {
      checkText(message);
      const { to, text, label } = message;
      await keep({ channel: "phone", to, subject: null, text, ...label });
    },
  };
}
