// Whether something has to be made again: a hash of its inputs, stored in a stamp file that is
// written last, so that an interrupted step counts as not done.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./places.mjs";

/** Made from sources, never sources themselves. */
const MADE = new Set(["node_modules", "build", ".react-router", "compiled"]);

/**
 * Hash of files and of everything below directories; of names and contents, not of times.
 * @param {readonly string[]} paths
 * @param {readonly string[]} [extras] anything else the result depends on
 */
export function fingerprint(paths, extras = []) {
  const hash = createHash("sha256");
  for (const extra of extras) hash.update(`${extra}\0`);
  for (const file of paths.flatMap((path) => listFiles(path)).toSorted()) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(createHash("sha256").update(readFileSync(file)).digest());
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !MADE.has(name))
    .flatMap((name) => listFiles(join(path, name)));
}

/** @param {string} stamp @param {string} expected */
export function isStamped(stamp, expected) {
  try {
    return readFileSync(stamp, "utf8") === expected;
  } catch {
    return false;
  }
}

/** @param {string} stamp */
export function removeStamp(stamp) {
  rmSync(stamp, { force: true });
}

/** @param {string} stamp @param {string} value */
export function writeStamp(stamp, value) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, value);
}
