// PostgreSQL refuses to run as root, so a server started by root hands it to an unprivileged
// account, which may not be able to enter the directories root works in.
import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { EmbeddedError } from "./embedded-error.ts";

const run = promisify(execFile);

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that systems have for such work, the most fitting first. */
const CANDIDATES = ["parley", "postgres", "nobody"];

/** The account PostgreSQL runs under, or null for the one we are running under ourselves. */
export async function chooseAccount(dataOwnerUid: number | null): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const accounts = await listAccounts();
  if (dataOwnerUid !== null && dataOwnerUid !== 0) {
    // Existing data stays with its owner: PostgreSQL runs as no other account on it.
    const owner = accounts.find((account) => account.uid === dataOwnerUid);
    return owner ?? { name: `user ${dataOwnerUid}`, uid: dataOwnerUid, gid: dataOwnerUid };
  }
  for (const name of CANDIDATES) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account !== undefined) return account;
  }
  return createAccount();
}

/** Whether the account may enter a directory, asked of the system itself. */
export function canEnter(account: Account, directory: string): Promise<boolean> {
  return succeeds(account, "/bin/sh", ["-c", 'cd "$0"', directory]);
}

/** Whether the account can run a program, its libraries included. */
export function canRun(account: Account, program: string): Promise<boolean> {
  return succeeds(account, program, ["--version"]);
}

function succeeds(account: Account, program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const { uid, gid } = account;
    const child = spawn(program, args, { uid, gid, cwd: "/", stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

async function listAccounts(): Promise<Account[]> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const [name = "", , uid = "", gid = ""] = line.split(":");
    const account = { name, uid: Number(uid), gid: Number(gid) };
    return account.uid > 0 ? [account] : [];
  });
}

async function createAccount(): Promise<Account> {
  await run("useradd", ["--system", "--no-create-home", "parley"]).catch(() => undefined);
  const created = (await listAccounts()).find((account) => account.name === "parley");
  if (created === undefined) {
    throw new EmbeddedError(
      "PostgreSQL does not run as root and no other account could be made for it: start Parley as a normal user, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
  return created;
}
