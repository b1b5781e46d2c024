// Calls over HTTP from a chosen network address. Limits count calls by address, and forty merchants
// on one address would use up the logins of the user at this machine.
import { Agent, request, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { Readable } from "node:stream";

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "localhost"]);
/** 127.83.0.1 and on. */
const SECOND_BYTE = 83;
const PLACES_PER_BYTE = 250;

export interface TransportSetup {
  readonly userAgent: string;
  readonly localAddress: string | null;
}

/** A transport of the contract client whose answers can be streams too. */
export type HttpTransport = (url: string, init: RequestInit) => Promise<Response>;

export function createTransport({ userAgent, localAddress }: TransportSetup): HttpTransport {
  const agent = new Agent({ keepAlive: true });
  return (url, { method = "GET", headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          agent,
          method,
          headers: { ...Object.fromEntries(new Headers(headers)), "user-agent": userAgent },
          ...(signal ? { signal } : {}),
          ...(localAddress === null ? {} : { localAddress }),
        },
        (message) => resolve(toResponse(message)),
      );
      sent.once("error", reject);
      sent.end(typeof body === "string" ? body : undefined);
    });
}

function toResponse(message: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return new Response(Readable.toWeb(message), { status: message.statusCode ?? 500, headers });
}

/** One for each merchant, where this machine has a whole network of its own; else null. */
export async function findAddresses(origin: string): Promise<((place: number) => string) | null> {
  const { hostname } = new URL(origin);
  if (!LOOPBACK_HOSTS.has(hostname)) return null;
  return (await isOurs(addressOf(0))) ? addressOf : null;
}

function addressOf(place: number): string {
  return `127.${SECOND_BYTE}.${Math.floor(place / PLACES_PER_BYTE)}.${1 + (place % PLACES_PER_BYTE)}`;
}

function isOurs(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ host, port: 0 }, () => probe.close(() => resolve(true)));
  });
}
