// Structured logs: lines of JSON for machines, coloured lines for a person at a terminal.
import { type Logger, pino, stdTimeFunctions } from "pino";
import { build as buildPretty } from "pino-pretty";
import type { Settings } from "./settings.ts";

export type { Logger } from "pino";

/** Whatever part of the program logs such a thing by accident, it does not get out. */
const SECRETS = ["authorization", "cookie", "password", "token"];

export function createLogger(settings: Pick<Settings, "mode" | "logLevel">): Logger {
  const options = {
    level: settings.logLevel,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      censor: "[hidden]",
    },
  };
  if (settings.mode === "production" || !process.stdout.isTTY) return pino(options);
  // Written at once: a terminal shall not lose the last words of a process that ends.
  return pino(
    options,
    buildPretty({
      colorize: true,
      sync: true,
      singleLine: true,
      ignore: "pid,hostname",
      translateTime: "SYS:HH:MM:ss",
    }),
  );
}
