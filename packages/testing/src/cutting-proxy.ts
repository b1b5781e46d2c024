// A proxy that cuts a connection at the worst moment: the request was executed, and its reply never
// arrives. A watch recognises that moment from the bytes that pass.
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Inspects the bytes of one connection. */
export interface Watch {
  /** Receives what the client sends. */
  onSent?(bytes: Buffer): void;
  /**
   * The position in these bytes of a reply at which the connection is cut; null passes all of them.
   */
  onAnswered(bytes: Buffer): number | null;
}

export interface CuttingProxyOptions {
  /** Called for each connection, as the target may restart at another address. */
  readonly target: () => { readonly host: string; readonly port: number };
  /** For one connection; `cut` is called at each suitable moment. */
  readonly watch: (cut: () => boolean) => Watch;
  readonly cut: () => boolean;
}

export interface CuttingProxy {
  readonly port: number;
  /** How many connections were cut so far. */
  readonly cuts: number;
  stop(): Promise<void>;
}

export async function startCuttingProxy(options: CuttingProxyOptions): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let cuts = 0;

  const server = createServer({ noDelay: true }, (client) => {
    const { host, port } = options.target();
    const upstream = connect({ host, port, noDelay: true });
    const watch = options.watch(options.cut);
    const drop = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Both ends break in these tests by intention.
      socket.on("error", drop);
      socket.on("close", () => {
        sockets.delete(socket);
        drop();
      });
    }
    client.on("data", (bytes: Buffer) => {
      watch.onSent?.(bytes);
      upstream.write(bytes);
    });
    client.on("end", () => upstream.end());
    upstream.on("data", (bytes: Buffer) => {
      const place = watch.onAnswered(bytes);
      if (place === null) client.write(bytes);
      else {
        cuts += 1;
        // Bytes before the position may still arrive; later ones do not.
        client.end(bytes.subarray(0, place));
        upstream.destroy();
      }
    });
    upstream.on("end", () => client.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");

  return {
    port: address.port,
    get cuts() {
      return cuts;
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** PostgreSQL: between a commit and its confirmation. Without TLS. */
export function watchCommits(cut: () => boolean): Watch {
  /** The beginning of a message that is not complete yet. */
  let begun: Buffer = Buffer.alloc(0);
  return {
    onAnswered(bytes) {
      const all = begun.length === 0 ? bytes : Buffer.concat([begun, bytes]);
      let at = 0;
      // A message is a letter, its length without the letter, and its content.
      while (all.length >= at + 5) {
        const end = at + 1 + all.readInt32BE(at + 1);
        if (end > all.length) break;
        if (isCommitted(all.subarray(at, end)) && cut()) return Math.max(0, at - begun.length);
        at = end;
      }
      begun = all.subarray(at);
      return null;
    },
  };
}

/** CommandComplete of a COMMIT; one that failed says ROLLBACK. */
function isCommitted(message: Buffer): boolean {
  return message[0] === 0x43 && message.toString("latin1", 5) === "COMMIT\0";
}

/** HTTP: between an executed write and its reply. */
export function watchWrites(cut: () => boolean): Watch {
  let isWrite = false;
  return {
    onSent(bytes) {
      // A client waits for the reply before it sends the next request on a connection.
      const method = /^([A-Z]+) \S+ HTTP\/1\.1\r\n/.exec(bytes.toString("latin1", 0, 4_096))?.[1];
      if (method !== undefined) isWrite = method !== "GET";
    },
    onAnswered(bytes) {
      const isBeginning = bytes.toString("latin1", 0, 9) === "HTTP/1.1 ";
      return isWrite && isBeginning && cut() ? 0 : null;
    },
  };
}
