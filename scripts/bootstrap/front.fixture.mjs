// A stand-in for the bootstrap: gives the terminal to a child, as every command does.
import { runInFront } from "./children.mjs";

const [program = ""] = process.argv.slice(2);
process.exitCode = await runInFront(process.execPath, [program], { cwd: process.cwd() });
