// Turns an answer of the page renderer into Fastify's, and a call of a page's loader into one of
// our own routes, without a network between them.
import type { Transport } from "@parley/contract/client";
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from "fastify";
import { makePageCall } from "../http/replies/page-calls.ts";

/** What a loader's call inherits from the reader's request. */
const FORWARDED = ["cookie", "user-agent", "accept-language"] as const;

export interface InProcessFetch {
  readonly fetch: Transport;
  /** Cookies that the called routes set, for the page to pass on. */
  readonly setCookies: string[];
}

/** Answers calls through the routes of this process, as the reader's own requests. */
export function createInProcessFetch(
  app: FastifyInstance,
  request: Pick<FastifyRequest, "address" | "headers">,
): InProcessFetch {
  const setCookies: string[] = [];
  const inherited = Object.fromEntries(
    FORWARDED.map((name) => [name, request.headers[name]]).filter(([, value]) => value),
  );
  const fetch: Transport = async (url, init) => {
    const call: InjectOptions = {
      method: methodOf(init),
      url,
      headers: { ...inherited, ...Object.fromEntries(new Headers(init.headers)) },
      remoteAddress: request.address,
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
    };
    const { reply, envelope } = await makePageCall(() => app.inject(call));
    const { headers } = reply;
    const cookies = headers["set-cookie"];
    setCookies.push(...(cookies === undefined ? [] : [cookies].flat()));
    return {
      status: reply.statusCode,
      headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
      text: () => Promise.resolve(reply.body),
      envelope,
    };
  };
  return { fetch, setCookies };
}

function methodOf({ method }: RequestInit): NonNullable<InjectOptions["method"]> {
  if (method === undefined || method === "GET") return "GET";
  if (method === "POST" || method === "DELETE") return method;
  throw new Error(`No call of the contract uses the method ${method}.`);
}

/** The reader's request as a web `Request`; it is aborted when the client disconnects. */
export function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Request {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const entry of [value ?? []].flat()) headers.append(name, entry);
  }
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

export async function sendWebResponse(
  reply: FastifyReply,
  response: Response,
  setCookies: readonly string[],
): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, value);
  }
  const cookies = [...response.headers.getSetCookie(), ...setCookies];
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
