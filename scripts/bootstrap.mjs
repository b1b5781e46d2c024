// The entry of every command: works on a machine that has only an older Node and npm. This file
// keeps to syntax that old versions parse, so that they print a sentence and not a stack trace.

const OLDEST_MAJOR = 20;
const major = Number(process.versions.node.split(".")[0]);

if (major < OLDEST_MAJOR) {
  console.error(
    "Parley needs Node " +
      OLDEST_MAJOR +
      " or newer to begin with, and this is Node " +
      process.versions.node +
      ": install a newer Node and run the command again.",
  );
  process.exitCode = 1;
} else {
  void import("./bootstrap/commands.mjs").then((commands) => commands.main(process.argv.slice(2)));
}
