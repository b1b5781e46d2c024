// One process at a time may set up or take over an embedded database. The lock is a local socket,
// because the system lets go of it when its holder dies, however that happens.
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedError } from "./embedded-error.ts";

const POLL_MS = 50;

/** Runs the work while no other process does the same for this path. */
export async function exclusively<Result>(
  path: string,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = await takeLock(path, timeoutMs);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function takeLock(path: string, timeoutMs: number): Promise<Server> {
  const name = `parley-${createHash("sha256").update(path).digest("hex").slice(0, 24)}`;
  // Linux has names outside the file system; elsewhere the socket is a file that may be left over.
  const address = process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const lock = await tryListen(address);
    if (lock !== null) return lock;
    if (!address.startsWith("\0") && !(await answers(address))) await rm(address, { force: true });
    if (performance.now() > deadline) {
      throw new EmbeddedError(
        `Another process has been starting the database in ${path} for ${Math.round(timeoutMs / 1000)} s; stop it and try again.`,
      );
    }
    await delay(POLL_MS);
  }
}

function tryListen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
