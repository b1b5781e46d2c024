// Crash test: kills the server and PostgreSQL under load and cuts connections between a commit and
// its reply, as often as requested. Prints the seed, by which a run can be repeated.
import { createEngineDoor } from "@parley/testing/crash/engine-door";
import { FAULTS, runCrash, type Fault } from "@parley/testing/crash/run-crash";
import { createServerDoor } from "@parley/testing/crash/server-door";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";

const USAGE = `npm run crash -- [--rounds 6] [--seed 1] [--fault ${FAULTS.join("|")}] [--door server|engine]`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: String(FAULTS.length) },
      seed: { type: "string", default: String(randomInt(2 ** 31)) },
      fault: { type: "string", multiple: true, default: [] },
      door: { type: "string", default: "server" },
    },
  });
  const { rounds, seed, fault, door } = values;
  if (!/^\d{1,6}$/.test(rounds) || !/^\d{1,10}$/.test(seed)) throw new Error(USAGE);
  if (!fault.every(isFault) || !["server", "engine"].includes(door)) throw new Error(USAGE);
  return {
    rounds: Number(rounds),
    seed: Number(seed),
    door: door === "server" ? createServerDoor() : createEngineDoor(),
    ...(fault.length === 0 ? {} : { faults: fault }),
  };
}

function isFault(text: string): text is Fault {
  return FAULTS.some((fault) => fault === text);
}

// An exit, unlike a signal, also stops the PostgreSQL started here.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(name, () => process.exit(1));
}

try {
  const options = readOptions();
  console.log(`${options.rounds} rounds, seed ${options.seed}`);
  const { done, refused, unknown, cuts } = await runCrash({ ...options, say: console.log });
  const reasons = [...unknown].map(([reason, times]) => `${times} × ${reason}`).join(", ");
  console.log(`Tries without an answer: ${reasons || "none"}; ${cuts} connections were cut.`);
  console.log(`${done} commands done and ${refused} refused: nothing was lost or doubled.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
