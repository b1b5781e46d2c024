// A stand-in for a command: prints the signals it receives and ends by itself.
import { writeSync } from "node:fs";

const EXIT_CODE = 7;

process.on("SIGINT", () => {
  writeSync(1, "SIGINT\n");
  // Leaves time for a second signal.
  setTimeout(() => process.exit(EXIT_CODE), 200);
});
process.once("disconnect", () => {
  writeSync(1, "disconnect\n");
  process.exit(0);
});
setInterval(() => {}, 1000);
writeSync(1, "ready\n");
