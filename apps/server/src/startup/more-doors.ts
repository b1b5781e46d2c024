// Accepts connections through several sockets of one port. Node accepts one connection of a socket in each
// turn of its loop, so that a server that renders pages takes some dozen a second: of a crowd that
// arrives at once, most connections were dropped and tried again by their systems after 1, 3, 7 and 15
// seconds. Decision 59.
import type { FastifyInstance } from "fastify";
import { createServer, type Server } from "node:net";

const DOORS = 16;
/** Connections that wait at each of them; the system may allow less. */
export const BACKLOG = 1_024;

export interface Doors {
  /** Opens them beside the first, which listens already with `SHARED_PORT`. */
  open(address: { readonly host: string; readonly port: number }): Promise<void>;
}

/** The system shares connections out among sockets that say so; not every system can. */
export const SHARED_PORT: { readonly reusePort: boolean } = {
  reusePort: process.platform === "linux" || process.platform === "freebsd",
};

/** Before the server listens, as it has to know what to wait for when it closes. */
export function addDoors(app: FastifyInstance, count: number = DOORS): Doors {
  const doors: Server[] = [];

  function openOne(address: { readonly host: string; readonly port: number }): Promise<void> {
    // The server of the framework handles the connection like one of its own. It would have sent small
    // packets at once: a compressed reply waited 40 ms for the reader to acknowledge its beginning.
    const door = createServer({ noDelay: true }, (socket) => app.server.emit("connection", socket));
    doors.push(door);
    return new Promise((resolve, reject) => {
      door.once("error", reject);
      door.listen({ ...address, ...SHARED_PORT, backlog: BACKLOG }, resolve);
    });
  }

  app.addHook("preClose", async () => {
    const closed = doors.map((door) => new Promise<void>((resolve) => door.close(() => resolve())));
    app.server.closeIdleConnections();
    await Promise.all(closed);
  });
  return {
    async open(address) {
      if (!SHARED_PORT.reusePort) return;
      await Promise.all(Array.from({ length: count - 1 }, () => openOne(address)));
    },
  };
}
