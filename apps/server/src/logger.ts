// Structured logs: lines of JSON for machines, coloured lines for a person at a terminal.
import { destination, type Logger, pino, stdTimeFunctions } from "pino";
import { build as buildPretty } from "pino-pretty";
import type { Settings } from "./settings.ts";

export type { Logger } from "pino";

/** Whatever part of the program logs such a thing by accident, it does not get out. */
const SECRETS = ["authorization", "cookie", "password", "token"];

const STANDARD_OUTPUT = 1;

export function createLogger(settings: Pick<Settings, "mode" | "logLevel">): Logger {
  const options = {
    level: settings.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      censor: "[hidden]",
    },
  };
  // Written at once, as the last words of a process that ends are those that tell most.
  const sync = true;
  if (settings.mode === "production" || !process.stdout.isTTY) {
    return pino(options, destination({ dest: STANDARD_OUTPUT, sync }));
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
