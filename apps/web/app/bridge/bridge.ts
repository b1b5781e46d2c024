/**
 * Calls the native app and waits for its answer. Every outcome is a value: what the app does not
 * know, does not answer in time, answers badly or refuses is named, and where the web can do the
 * same by itself it does.
 */
import { CALLS, fieldOf, type CallName, type PayloadOf, type ResultOf } from "./calls.ts";
import type { AppState } from "./detect.ts";
import { CALLBACK, findHandler, MESSAGE_VERSION, type HostWindow } from "./host.ts";

export type BridgeFailureName =
  /** Outside the app, or in an older one; and the web has nothing in its place. */
  | "unsupported"
  /** No answer in time. The app may still do it. */
  | "timeout"
  /** Not JSON, or not a result of this call. */
  | "malformed"
  /** The app has answered with a code other than 0, or thrown. */
  | "refused";

export interface BridgeFailure {
  readonly ok: false;
  readonly name: BridgeFailureName;
  /** The app's own number; 0 when it named none. */
  readonly code: number;
  /** The app's own words, for logs. */
  readonly message: string;
}

export type BridgeResult<Name extends CallName> =
  | { readonly ok: true; readonly by: "app" | "web"; readonly data: ResultOf<Name> }
  | BridgeFailure;

/** Null where the web cannot do it. */
export type WebFallbacks = {
  readonly [Name in CallName]: ((payload: PayloadOf<Name>) => Promise<ResultOf<Name>>) | null;
};

export interface Bridge {
  readonly app: AppState;
  /** Whether there is an app, and it has this call. */
  knows(name: CallName): boolean;
  /** Asks the app alone. */
  ask<Name extends CallName>(name: Name, payload: PayloadOf<Name>): Promise<BridgeResult<Name>>;
  /** Asks the app, or does it here where there is none, or one that does not know the call. */
  call<Name extends CallName>(name: Name, payload: PayloadOf<Name>): Promise<BridgeResult<Name>>;
}

export interface BridgeEnvironment {
  readonly target: HostWindow;
  readonly app: AppState;
  readonly fallbacks: WebFallbacks;
  /** Unguessable, so that only the receiver of a message can answer it. */
  readonly newId?: () => string;
  /** In the app, for every call that its host does not know. */
  readonly onUnsupported?: (name: CallName) => void;
}

type Settle = (result: unknown) => void;

export function createBridge(environment: BridgeEnvironment): Bridge {
  const { target, app, fallbacks, newId = randomId } = environment;
  const awaited = new Map<string, Settle>();
  target[CALLBACK] = (id, result) => {
    // A late answer and a second one find nothing here.
    const settle = typeof id === "string" ? awaited.get(id) : undefined;
    settle?.(result);
    return settle !== undefined;
  };

  function ask<Name extends CallName>(
    name: Name,
    payload: PayloadOf<Name>,
  ): Promise<BridgeResult<Name>> {
    const send = findHandler(target, app, name);
    if (send === null) {
      if (app !== "h5") environment.onUnsupported?.(name);
      return Promise.resolve(failure("unsupported"));
    }
    const id = newId();
    return new Promise((resolve) => {
      const end = (result: BridgeResult<Name>) => {
        clearTimeout(timer);
        awaited.delete(id);
        resolve(result);
      };
      const timer = setTimeout(() => end(failure("timeout")), CALLS[name].timeoutMs);
      awaited.set(id, (result) => end(readResult(name, result)));
      try {
        send({ version: MESSAGE_VERSION, id, name, payload, callback: CALLBACK });
      } catch (error) {
        end(failure("refused", 0, error instanceof Error ? error.message : String(error)));
      }
    });
  }

  async function call<Name extends CallName>(
    name: Name,
    payload: PayloadOf<Name>,
  ): Promise<BridgeResult<Name>> {
    const result = await ask(name, payload);
    if (result.ok || result.name !== "unsupported") return result;
    const fallback = fallbacks[name];
    if (fallback === null) return result;
    try {
      return { ok: true, by: "web", data: await fallback(payload) };
    } catch (error) {
      return failure("refused", 0, error instanceof Error ? error.message : String(error));
    }
  }

  return { app, knows: (name) => findHandler(target, app, name) !== null, ask, call };
}

/** What the app hands over: `{"code":0,"data":…}`, or another code with a message. */
function readResult<Name extends CallName>(name: Name, result: unknown): BridgeResult<Name> {
  const answer = typeof result === "string" ? parseJson(result) : null;
  const code = fieldOf(answer, "code");
  if (typeof code !== "number") return failure("malformed");
  if (code !== 0) {
    const message = fieldOf(answer, "message");
    return failure("refused", code, typeof message === "string" ? message : "");
  }
  const data = CALLS[name].read(fieldOf(answer, "data"));
  return data === undefined ? failure("malformed") : { ok: true, by: "app", data };
}

function failure(name: BridgeFailureName, code = 0, message = ""): BridgeFailure {
  return { ok: false, name, code, message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
