// Refuses an invalid text message.
import { DeliveryError } from "../delivery.ts";
import type { TextMessage } from "./text-sender.ts";

const E164 = /^\+[1-9]\d{6,14}$/;

export function checkText({ to }: TextMessage): void {
  if (!E164.test(to)) throw new DeliveryError("the phone number is not one", true);
}
