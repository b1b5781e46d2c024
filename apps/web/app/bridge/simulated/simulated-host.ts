/**
 * The native side without an app: it takes messages in either dialect and answers them as it is
 * told. For tests and for `/test/jsBridge`; no other page loads it. It imports only types, because
 * browser stories inject it into a page as text.
 */
import type { HostMessage, HostWindow, MessageHandler } from "../host.ts";

/** The JSON that is handed to the page; `null`: no answer at all. */
export type Answer = (
  name: string,
  payload: object,
  message: HostMessage,
) => string | null | Promise<string | null>;

export interface SimulatedHost {
  readonly dialect: "ios" | "android";
  /** Without those that this app does not know. */
  readonly names: readonly string[];
  readonly answer: Answer;
}

/** Adds the host's side to a window, or to an object in its place. */
export function installSimulatedHost(target: HostWindow, host: SimulatedHost): void {
  const receive = async (message: HostMessage): Promise<void> => {
    const result = await host.answer(message.name, message.payload, message);
    if (result !== null) target[message.callback]?.(message.id, result);
  };
  if (host.dialect === "android") {
    const entries = host.names.map((name) => [
      name,
      (json: string) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The bridge has written it; a real host parses it once more.
        void receive(JSON.parse(json) as HostMessage);
      },
    ]);
    Object.assign(target, { asdxApp: Object.fromEntries(entries) });
    return;
  }
  const handlers = host.names.map((name): [string, MessageHandler] => [
    name,
    {
      // WebKit hands a copy over, and refuses what cannot be copied.
      postMessage: (message) => void receive(structuredClone(message)),
    },
  ]);
  const webkit = { messageHandlers: Object.fromEntries(handlers) };
  Object.assign(target, { webkit, asdxApp: true });
}

/** What an app answers that does everything at once and has no one logged in. */
export function defaultAnswer(name: string): string {
  const data: Readonly<Record<string, object>> = {
    getUserAuth: { isLoggedIn: false },
    goToAppLogin: { isLoggedIn: false },
    appDownloadImg: { isSaved: true },
  };
  return JSON.stringify({ code: 0, data: data[name] ?? {} });
}
