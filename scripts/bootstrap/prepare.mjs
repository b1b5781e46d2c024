// What has to be there before a command can run: packages and the built website.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./children.mjs";
import { fingerprint, isStamped, removeStamp, writeStamp } from "./fingerprint.mjs";
import { at, root } from "./places.mjs";
import { step } from "./progress.mjs";
import { toolEnvironment } from "./toolchain.mjs";

/** @typedef {import("./toolchain.mjs").Toolchain} Toolchain */

/** Installs exactly what package-lock.json says, unless that is what is installed already. */
export async function ensurePackages(/** @type {Toolchain} */ toolchain) {
  const stamp = at("node_modules", ".parley-installed");
  const expected = fingerprint(manifests(), [process.platform, process.arch]);
  if (isStamped(stamp, expected)) return;
  removeStamp(stamp);
  await step("installing packages", () =>
    runQuietly(
      toolchain.node,
      [
        toolchain.npm,
        "ci",
        // Only embedded PostgreSQL has an install script, and the server does its work itself.
        "--ignore-scripts",
        "--include=dev",
        "--include=optional",
        "--no-audit",
        "--no-fund",
      ],
      {
        cwd: root,
        env: toolEnvironment(toolchain),
        advice:
          "The packages could not be installed: check the network and npm's settings, then run the command again.",
      },
    ),
  );
  writeStamp(stamp, expected);
}

/** Compiles the phrases and builds the website, unless the sources are those of the last build. */
export async function ensureBuild(/** @type {Toolchain} */ toolchain) {
  const stamp = at("apps", "web", "build", ".parley-built");
  const expected = fingerprint([
    at("apps", "web"),
    at("apps", "parts"),
    at("apps", "console"),
    ...["ui", "site", "phrases", "contract", "domain"].map((name) => at("packages", name)),
    at("package-lock.json"),
    at("tsconfig.base.json"),
  ]);
  const isThere = [
    at("packages", "phrases", "compiled"),
    at("apps", "parts", "build"),
    at("apps", "console", "build"),
  ].every((path) => existsSync(path));
  if (isStamped(stamp, expected) && isThere) return;
  removeStamp(stamp);
  await compilePhrases(toolchain);
  await step("building the website", () =>
    runQuietly(toolchain.node, [at("node_modules", "@react-router", "dev", "bin.cjs"), "build"], {
      cwd: at("apps", "web"),
      env: { ...toolEnvironment(toolchain), NODE_ENV: "production" },
      advice: "The website could not be built: the output above says why.",
    }),
  );
  await step("building header, footer and transfer", () =>
    runQuietly(toolchain.node, [at("apps", "parts", "build.ts")], {
      cwd: at("apps", "parts"),
      env: { ...toolEnvironment(toolchain), NODE_ENV: "production" },
      advice: "Header, footer and transfer could not be built: the output above says why.",
    }),
  );
  await step("building the console", () =>
    runQuietly(toolchain.node, [at("apps", "console", "build.ts")], {
      cwd: at("apps", "console"),
      env: { ...toolEnvironment(toolchain), NODE_ENV: "production" },
      advice: "The console could not be built: the output above says why.",
    }),
  );
  writeStamp(stamp, expected);
}

export async function compilePhrases(/** @type {Toolchain} */ toolchain) {
  await step("compiling the phrases", () =>
    runQuietly(toolchain.node, [at("packages", "phrases", "scripts", "compile.ts")], {
      cwd: root,
      env: toolEnvironment(toolchain),
      advice: "The phrases could not be compiled: the output above says why.",
    }),
  );
}

function manifests() {
  const workspaces = ["apps", "packages"].flatMap((folder) =>
    existsSync(at(folder)) ? readdirSync(at(folder)).map((name) => at(folder, name)) : [],
  );
  return [root, ...workspaces, at("bench"), at("e2e")]
    .map((directory) => join(directory, "package.json"))
    .concat(at("package-lock.json"));
}
