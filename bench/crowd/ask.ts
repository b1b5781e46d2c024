// One request over a connection of its own, which is kept, as a browser does.
import { Agent, request } from "node:http";

export interface Question {
  readonly path: string;
  /** Sent as JSON by POST. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly path: string;
  /** When it was asked for, by the clock of the process. */
  readonly askedAt: number;
  /** 0: none. */
  readonly status: number;
  readonly tookMs: number;
  readonly bytes: number;
  readonly retryAfter: string | null;
}

export type Ask = (question: Question) => Promise<Answer>;

const TIMEOUT_MS = 20_000;

export function createAsker(baseUrl: string): { readonly ask: Ask; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask: Ask = (question) => send(baseUrl, agent, question);
  return { ask, close: () => agent.destroy() };
}

function send(baseUrl: string, agent: Agent, { path, body, headers }: Question): Promise<Answer> {
  const startedAt = performance.now();
  const text = body === undefined ? "" : JSON.stringify(body);
  return new Promise((resolve) => {
    const end = (status: number, bytes = 0, retryAfter: string | null = null) =>
      resolve({
        path,
        status,
        bytes,
        retryAfter,
        askedAt: startedAt,
        tookMs: performance.now() - startedAt,
      });
    const asked = request(new URL(path, baseUrl), {
      method: body === undefined ? "GET" : "POST",
      agent,
      timeout: TIMEOUT_MS,
      headers: {
        "accept-encoding": "br, gzip",
        ...headers,
        ...(body === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      },
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => end(0));
    asked.on("response", (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("error", () => end(0));
      response.on("end", () =>
        end(response.statusCode ?? 0, bytes, response.headers["retry-after"] ?? null),
      );
    });
    asked.end(text);
  });
}
