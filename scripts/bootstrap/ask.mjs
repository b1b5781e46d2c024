// Asks the person at the terminal before something that cannot be undone.
import { createInterface } from "node:readline/promises";
import { Problem } from "./problem.mjs";

/**
 * @param {string} question @param {string} name of the command, printed when no terminal is
 * attached
 */
export async function isConfirmed(question, name) {
  if (!process.stdin.isTTY) {
    throw new Problem(
      `there is no terminal to ask on: npm run ${name} -- --yes goes ahead without.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`parley: ${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
