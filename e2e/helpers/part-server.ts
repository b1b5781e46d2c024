/** A server of parts at an origin of its own, which a story can let fail in every way. */
import { createServer, type ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { once } from "node:events";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const OWN_PARTS = fileURLToPath(new URL("../../apps/parts/build", import.meta.url));
export const EXAMPLE_PARTS = fileURLToPath(new URL("../../docs/parts/example", import.meta.url));

/** A folder of files, no connection, no answer, or a part with this script. */
export type Behaviour =
  | { readonly folder: string }
  | "down"
  | "hangs"
  | { readonly script: string };

export interface PartServer {
  readonly origin: string;
  behaviour: Behaviour;
  /** The paths that were asked for. */
  readonly asked: string[];
  stop(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
};

const ALLOWED = { "access-control-allow-origin": "*" };

export async function startPartServer(): Promise<PartServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
    if (request.method === "OPTIONS") {
      // The stories send an address of their own with every request, which other origins allow.
      response
        .writeHead(204, { ...ALLOWED, "access-control-allow-headers": "x-forwarded-for" })
        .end();
      return;
    }
    asked.push(path);
    void answer(path, parts.behaviour, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const parts: PartServer = {
    origin: `http://127.0.0.1:${port}`,
    behaviour: { folder: OWN_PARTS },
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return parts;
}

async function answer(path: string, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if (behaviour === "hangs") return;
  if (behaviour === "down") {
    response.destroy();
    return;
  }
  const send = (body: string | Buffer) =>
    response
      .writeHead(200, {
        ...ALLOWED,
        "content-type": TYPES[extname(path)] ?? "application/octet-stream",
      })
      .end(body);
  if ("script" in behaviour) {
    send(
      path.endsWith(".html") ? '<script type="module" src="./x.js"></script>' : behaviour.script,
    );
    return;
  }
  const file = await readFile(join(behaviour.folder, path)).catch(() => null);
  if (file === null) response.writeHead(404).end();
  else send(file);
}
