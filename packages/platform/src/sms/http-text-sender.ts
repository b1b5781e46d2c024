// Sends text messages to a provider: POST of `{ to, text }` as JSON with a bearer token. A gateway
// can translate it for providers with another form.
import { DeliveryError } from "../delivery.ts";
import { checkText } from "./check-text.ts";
import type { TextSender } from "./text-sender.ts";

export interface HttpTextSenderOptions {
  readonly url: string;
  readonly token: string | null;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/**
 * Refusals that a retry may overcome: a refused token or address is the installation's fault and
 * can be corrected; the others mean "too slow", "too early" and "too many".
 */
const MAY_PASS: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429]);

export function createHttpTextSender({
  url,
  token,
  timeoutMs = TIMEOUT_MS,
}: HttpTextSenderOptions): TextSender {
  return {
    async send(message) {
      checkText(message);
      const { to, text } = message;
      const status = await post(url, token, JSON.stringify({ to, text }), timeoutMs);
      if (status >= 200 && status < 300) return;
      const isPermanent = status >= 400 && status < 500 && !MAY_PASS.has(status);
      throw new DeliveryError(`the provider answered with status ${status}`, isPermanent);
    },
  };
}

async function post(url: string, token: string | null, body: string, timeoutMs: number) {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
      // A redirect would send numbers and codes to another host.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The reply may repeat number and text, so that it is neither read nor logged.
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new DeliveryError(
      isLate ? "the provider did not answer in time" : "the provider could not be reached",
      false,
    );
  }
}
