// The demo's merchants: a program that uses the public API like any merchant's. The server's demo
// starts it and sends its instructions; it ends with their channel.
import { findAddresses, createTransport } from "./transport.ts";
import { openAccount, type LogInOutcome } from "./account.ts";
import { instructionsSchema, type Instructions } from "./instructions.ts";
import { pause, runMerchant } from "./merchant.ts";

/** Between two logins: checking a password is work, and other users log in too. */
const OWN_ADDRESS_PAUSE_MS = 750;
/** One address is limited to ten logins a minute; the user at this machine may need some. */
const SHARED_ADDRESS_PAUSE_MS = 12_000;

async function work(instructions: Instructions, signal: AbortSignal): Promise<void> {
  const { origin, password, totpSecret, agent, merchants, pace } = instructions;
  const addressOf = await findAddresses(origin);
  const pauseMs = addressOf === null ? SHARED_ADDRESS_PAUSE_MS : OWN_ADDRESS_PAUSE_MS;
  const takeTurn = createTurns(pauseMs, signal);
  let isReported = false;
  await Promise.all(
    merchants.map(async ({ account: name, doesRelease }, place) => {
      const localAddress = addressOf?.(place) ?? null;
      const transport = createTransport({ userAgent: agent, localAddress });
      const account = openAccount(origin, { account: name, password, totpSecret }, transport);
      const logIn = () => takeTurn(() => account.logIn());
      const manner = { doesRelease, pace };
      const refusal = await runMerchant({ account, manner, logIn, signal });
      if (refusal === null || isReported) return;
      // A failure of one login concerns all accounts created with it.
      isReported = true;
      process.send?.({ problem: `${name} cannot log in: ${refusal}` });
    }),
  );
}

const NOT_NOW: LogInOutcome = { is: "later", retryAfterSeconds: null };

/** One login after the other, with a pause after each. */
function createTurns(pauseMs: number, signal: AbortSignal) {
  let last: Promise<unknown> = Promise.resolve();
  return (logIn: () => Promise<LogInOutcome>): Promise<LogInOutcome> => {
    const turn = last.then(() => (signal.aborted ? NOT_NOW : logIn()));
    last = turn.then(() => pause(pauseMs, signal));
    return turn;
  };
}

const stopping = new AbortController();
const stop = () => stopping.abort();
process.once("disconnect", stop);
process.on("SIGTERM", stop);
// Ctrl-C reaches the whole group; the server ends this in its own order.
process.on("SIGINT", () => {});
process.once("message", (message) => {
  void work(instructionsSchema.parse(message), stopping.signal).finally(() => {
    if (process.connected) process.disconnect();
  });
});
