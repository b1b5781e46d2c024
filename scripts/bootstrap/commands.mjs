// The commands of package.json: what each needs first, and what it then runs on Node 24.
import { isConfirmed } from "./ask.mjs";
import { runInFront } from "./children.mjs";
import { alone } from "./lock.mjs";
import { at, root } from "./places.mjs";
import { compilePhrases, ensureBuild, ensurePackages } from "./prepare.mjs";
import { Problem } from "./problem.mjs";
import { say } from "./progress.mjs";
import { prepareToolchain, toolEnvironment } from "./toolchain.mjs";

/**
 * @typedef {object} Command
 * @property {"packages" | "phrases" | "build"} needs
 * @property {readonly (readonly string[])[]} runs programs for Node, one after the other
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [asks] a question that --yes answers beforehand
 * @property {boolean} [isTest] ends with a count of what passed and failed, whatever happens
 */

const YES = "--yes";
const FORMATTED = ["apps", "packages", "scripts", "e2e", "bench", "vitest.config.ts"];

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  start: {
    needs: "build",
    runs: [[at("apps", "server", "src", "main.ts")]],
    env: { NODE_ENV: "production" },
  },
  dev: {
    needs: "phrases",
    runs: [[at("scripts", "dev.ts")]],
    env: { NODE_ENV: "development" },
  },
  test: { needs: "packages", runs: [[at("scripts", "test.ts")]], isTest: true },
  check: { needs: "packages", runs: [[at("scripts", "test.ts"), "--fast"]], isTest: true },
  "test:plain": { needs: "build", runs: [[at("scripts", "without-fast-path.ts")]] },
  build: { needs: "build", runs: [] },
  format: {
    needs: "packages",
    runs: [[at("node_modules", "oxfmt", "bin", "oxfmt"), ...FORMATTED]],
  },
  phrases: {
    needs: "phrases",
    runs: [[at("packages", "phrases", "scripts", "check.ts")]],
  },
  audit: { needs: "packages", runs: [[at("scripts", "audit.ts")]] },
  "staff:invite": { needs: "packages", runs: [[at("scripts", "staff-invite.ts")]] },
  crash: { needs: "phrases", runs: [[at("scripts", "crash.ts")]] },
  "demo:reset": {
    needs: "packages",
    asks: "Remove all accounts and everything else that is kept here?",
    runs: [[at("scripts", "demo-reset.ts")]],
  },
  walk: { needs: "build", runs: [[at("e2e", "walk.ts")]] },
  tour: { needs: "build", runs: [[at("e2e", "tour.ts")]] },
  "bench:web": { needs: "build", runs: [[at("bench", "web.ts")]] },
  "bench:crowd": { needs: "build", runs: [[at("bench", "crowd.ts")]] },
  "bench:pages": { needs: "build", runs: [[at("bench", "pages.ts")]] },
  "bench:market": { needs: "phrases", runs: [[at("bench", "market.ts")]] },
  "bench:console": { needs: "phrases", runs: [[at("bench", "console.ts")]] },
  "bench:ledger": { needs: "packages", runs: [[at("bench", "ledger.ts")]] },
  "bench:orders": { needs: "build", runs: [[at("bench", "orders.ts")]] },
};

/** @param {readonly string[]} args the command's name, then what is passed on to it */
export async function main([name = "", ...rest]) {
  try {
    process.exitCode = await run(name, rest);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    if (find(name)?.isTest) console.log("0 passed, 1 failed");
    process.exitCode = 1;
  }
}

/** @param {string} name */
function find(name) {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}

/** @param {string} name @param {readonly string[]} args @returns {Promise<number>} */
async function run(name, args) {
  const command = find(name);
  if (command === undefined) {
    throw new Problem(`there is no command "${name}": ${Object.keys(COMMANDS).join(", ")}.`);
  }
  if (process.platform === "win32") {
    throw new Problem(
      "Parley runs on Linux and is untested on macOS: on Windows use it inside WSL.",
    );
  }
  if (command.asks !== undefined && !args.includes(YES)) {
    if (await isConfirmed(command.asks, name)) return run(name, [...args, YES]);
    say("nothing was removed.");
    return 0;
  }
  const toolchain = await alone(async () => {
    const tools = await prepareToolchain();
    await ensurePackages(tools);
    if (command.needs === "build") await ensureBuild(tools);
    if (command.needs === "phrases") await compilePhrases(tools);
    return tools;
  });
  const env = { ...toolEnvironment(toolchain), ...command.env };
  for (const [index, program] of command.runs.entries()) {
    const passedOn = index === command.runs.length - 1 ? args : [];
    const code = await runInFront(toolchain.node, [...program, ...passedOn], { cwd: root, env });
    if (code !== 0) return code;
  }
  return 0;
}
