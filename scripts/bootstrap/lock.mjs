// Two concurrent commands in one checkout must not install or build over each other. The lock is a
// local socket, which the system releases however its owner ends.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "./places.mjs";
import { say } from "./progress.mjs";

const POLL_MS = 200;

/**
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function alone(work) {
  const name = `parley-bootstrap-${createHash("sha256").update(root).digest("hex").slice(0, 24)}`;
  // Linux has names outside the file system; elsewhere the socket is a file that may be left over.
  const address = process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  let hasTold = false;
  for (;;) {
    const lock = await tryListen(address);
    if (lock !== null) {
      try {
        return await work();
      } finally {
        lock.close();
      }
    }
    if (!address.startsWith("\0") && !(await answers(address))) rmSync(address, { force: true });
    if (!hasTold) say("waiting for another command that installs or builds in this checkout …");
    hasTold = true;
    await delay(POLL_MS);
  }
}

/** @param {string} address @returns {Promise<import("node:net").Server | null>} */
function tryListen(address) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") resolve(null);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/** @param {string} address @returns {Promise<boolean>} */
function answers(address) {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
