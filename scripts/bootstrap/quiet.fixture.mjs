// A stand-in for a command that ends when it is told to, and says so.
import { writeSync } from "node:fs";

process.once("SIGTERM", () => {
  writeSync(1, "SIGTERM\n");
  process.exit(0);
});
setInterval(() => {}, 1000);
writeSync(1, "ready\n");
