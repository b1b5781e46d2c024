// Takes the bootstrap's lock, records when, and keeps it for a moment.
import { appendFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { alone } from "./lock.mjs";

const [file = ""] = process.argv.slice(2);
await alone(async () => {
  appendFileSync(file, "in\n");
  await delay(100);
  appendFileSync(file, "out\n");
});
