// A small process that owns or joins an embedded database, for tests to kill in various ways.
// It prints one line of JSON when the database is up and stops it when its input says so.
import { startEmbedded } from "../embedded.ts";

const [dataDir = "", ending = "stop"] = process.argv.slice(2);
const database = await startEmbedded({ dataDir, log: () => {} });
process.stdout.write(`${JSON.stringify({ url: database.url, joined: database.joined })}\n`);

process.stdin.once("data", () => {
  if (ending === "throw") throw new Error("uncaught on purpose");
  void database.stop().then(() => process.exit(0));
});
