// A stand-in for a command that ends on a signal, and prints it.
import { writeSync } from "node:fs";

process.once("SIGTERM", () => {
  writeSync(1, "SIGTERM\n");
  process.exit(0);
});
setInterval(() => {}, 1000);
writeSync(1, "ready\n");
