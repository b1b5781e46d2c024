// Runs the server's tests in a copy of the checkout from which the fast path was deleted, together with
// its registration and its own tests. Shows that ordinary code does not depend on it.
//
// npm run test:plain [-- apps/server/test/orders …]
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NOT_COPIED = new Set(["node_modules", ".git", ".toolchain", ".data"]);
const DELETED = ["apps/server/src/http/fast-path", "apps/server/test/fast-path"];
const REGISTERED_IN = "apps/server/src/app.ts";
const IMPORT = /^import \{ registerFastPath \} from ".*";$/m;
/** Stands for the registration, so that its call needs no edit. */
const NO_REGISTRATION = "const registerFastPath = (..._parts: unknown[]) => {};";

function copyWithoutFastPath(copy: string): void {
  cpSync(ROOT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NOT_COPIED.has(relative(ROOT, path)),
  });
  linkPackages(copy);
  for (const folder of DELETED) {
    if (!existsSync(join(copy, folder))) throw new Error(`${folder} is missing`);
    rmSync(join(copy, folder), { recursive: true });
  }
  const file = join(copy, REGISTERED_IN);
  const source = readFileSync(file, "utf8");
  if (!IMPORT.test(source)) throw new Error(`${REGISTERED_IN} does not import registerFastPath`);
  writeFileSync(file, source.replace(IMPORT, NO_REGISTRATION));
}

/** Packages of others are shared; those of the project are the ones of the copy. */
function linkPackages(copy: string): void {
  const from = join(ROOT, "node_modules");
  const to = join(copy, "node_modules");
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === "@parley") cpSync(join(from, name), join(to, name), LINKS);
    else symlinkSync(join(from, name), join(to, name));
  }
}
const LINKS = { recursive: true, verbatimSymlinks: true };

const wanted = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), "parley-plain-"));
try {
  copyWithoutFastPath(copy);
  const files = wanted.length === 0 ? ["apps/server"] : wanted;
  console.log(`Without ${DELETED.join(" and ")}: ${files.join(" ")}`);
  const program = join(copy, "node_modules", "vitest", "vitest.mjs");
  const run = spawnSync(process.execPath, [program, "run", ...files], {
    cwd: copy,
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
