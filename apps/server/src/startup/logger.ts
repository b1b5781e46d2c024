// Structured logs: lines of JSON for machines, coloured lines for a person at a terminal.
import { destination, type Logger, pino } from "pino";
import { build as buildPretty } from "pino-pretty";
import type { Settings } from "./settings.ts";

export type { Logger } from "pino";

/** Whatever part of the program logs such a thing by accident, it does not get out. */
const SECRETS = ["authorization", "cookie", "password", "token"];

const STANDARD_OUTPUT = 1;

export function createLogger(settings: Pick<Settings, "mode" | "logLevel">): Logger {
  const options = {
    level: settings.logLevel,
    timestamp: createTimeWriter(),
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      censor: "[hidden]",
    },
  };
  // Written synchronously, as the last lines of an ending process matter most.
  const sync = true;
  if (settings.mode === "production" || !process.stdout.isTTY) {
    const lines = gatherLines(destination({ dest: STANDARD_OUTPUT, sync }));
    process.once("exit", lines.flushSync);
    return pino(options, lines);
  }
  return pino(
    options,
    buildPretty({
      sync,
      colorize: true,
      singleLine: true,
      ignore: "pid,hostname",
      translateTime: "SYS:HH:MM:ss",
    }),
  );
}

export interface GatheredLines {
  write(line: string): void;
  /** Flushes; called after lines that may be the last. */
  readonly flushSync: () => void;
}

/** Lines of one turn of the event loop are written together, at its end. */
export function gatherLines(output: { write(text: string): unknown }): GatheredLines {
  let held = "";
  const flushSync = () => {
    const text = held;
    held = "";
    if (text !== "") output.write(text);
  };
  return {
    write(line) {
      if (held === "") setImmediate(flushSync);
      held += line;
    },
    flushSync,
  };
}

/** The time of a line, of which only the milliseconds change from one line to most others. */
export function createTimeWriter(now: () => number = Date.now): () => string {
  let second = Number.NaN;
  let begun = "";
  return () => {
    const at = now();
    const current = Math.floor(at / 1_000);
    if (current !== second) {
      second = current;
      begun = new Date(current * 1_000).toISOString().slice(0, -"000Z".length);
    }
    return `,"time":"${begun}${String(at - current * 1_000).padStart(3, "0")}Z"`;
  };
}
