// What replies that are written to the socket have in common: the head as the framework sent it, and
// the listeners of Node's server in whose place they are sent.
import type { FastifyReply } from "fastify";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Removes the listeners for requests and returns a function that calls them. */
export function takeListeners(server: Server): Listener {
  const usual = server.listeners("request").filter(isListener);
  server.removeAllListeners("request");
  return (request, response) => {
    for (const listener of usual) listener(request, response);
  };
}

function isListener(listener: unknown): listener is Listener {
  return typeof listener === "function";
}

/** These belong to one reply alone, or to its connection. */
const OF_ONE_REPLY = /^(date|set-cookie|content-length|connection)$/;

/** Lines, each with its end. */
export function headOf(reply: FastifyReply, body: Buffer): string {
  const lasting = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_REPLY.test(name));
  const head = [...lasting, ["content-length", body.byteLength]];
  return head.map(([name, value]) => `${String(name)}: ${String(value)}\r\n`).join("");
}

/** As Node adds them to each reply of a connection that stays open. */
export function keepAliveLines({ keepAliveTimeout }: Server): string {
  const seconds = Math.floor(keepAliveTimeout / 1_000);
  return `Connection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n`;
}

/** Formats each second once. */
export function createDateWriter(): (now: number) => string {
  let second = Number.NaN;
  let text = "";
  return (now) => {
    const current = Math.floor(now / 1_000);
    if (current !== second) {
      second = current;
      text = new Date(now).toUTCString();
    }
    return text;
  };
}
