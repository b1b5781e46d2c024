// Compares the database schemas of two commits, and the rows that their migrations insert:
//
//   node scripts/compare-schemas.ts <commit> [<commit>]
//
// Without a second commit the first is compared with the files of this checkout. It is the proof that
// folded migrations make the database that the ones before made, up to what was changed since.
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbedded } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool, type Pool } from "@parley/database/pool";
import { describeSchema } from "./compare-schemas/describe-schema.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MIGRATIONS = "packages/database/migrations";

/** Names that were changed when the migrations were folded: equal up to these. */
const RENAMED: readonly (readonly [before: RegExp, after: string])[] = [
  [/\bperson_id_not_null/g, "app_user_id_not_null"],
  [/person_id/g, "user_id"],
  [/\bperson(?=_|\b)/g, "app_user"],
  [/__person\b/g, "__app_user"],
  [/command_key/g, "request_key"],
  [/(?<=^column order_history\.\d+ )command\b/g, "step"],
  [
    /\border_history_command_not_null on order_history: NOT NULL command\b/g,
    "order_history_step_not_null on order_history: NOT NULL step",
  ],
];

/** Facts that migrations after the folded ones replace, each with its reason. */
const REPLACED: readonly (readonly [fact: RegExp, reason: string])[] = [
  [
    /^constraint trade_order__state on trade_order:/,
    "by 0016_order_state: an order has the facts of its state, and no others",
  ],
];

/** The folder with the migrations of a commit. */
function checkOut(commit: string, into: string): string {
  const archive = execFileSync("git", ["archive", "--format=tar", commit, MIGRATIONS], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
  });
  execFileSync("tar", ["-x", "-C", into], { input: archive });
  return join(into, MIGRATIONS);
}

async function describeMigrated(serverUrl: string, name: string, folder: string) {
  await withPool(serverUrl, (pool) => pool.query(`create database ${name} template template0`));
  const { href } = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  const files = await migrate(href, () => {}, folder);
  const lines = await withPool(href, describeSchema);
  return { files: files.length, lines: lines.map(renamed) };
}

const renamed = (line: string) =>
  RENAMED.reduce((text, [before, after]) => text.replaceAll(before, after), line);

async function withPool<T>(url: string, use: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = createPool(url, { max: 1 });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

const UNEXPECTED = "without a reason";

const reasonOf = (line: string) => REPLACED.find(([fact]) => fact.test(line))?.[1] ?? UNEXPECTED;

const without = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

async function compare(before: string, after: string | undefined): Promise<boolean> {
  const home = await mkdtemp(join(tmpdir(), "parley-schemas-"));
  const server = await startEmbedded({
    dataDir: join(home, "data"),
    log: () => {},
    isDurable: false,
  });
  try {
    const folders = [before, after].map((commit, side) => {
      if (commit === undefined) return join(ROOT, MIGRATIONS);
      const into = join(home, `side-${side}`);
      execFileSync("mkdir", [into]);
      return checkOut(commit, into);
    });
    const [one, two] = [
      await describeMigrated(server.url, "schema_before", folders[0] ?? ""),
      await describeMigrated(server.url, "schema_after", folders[1] ?? ""),
    ];
    const gone = without(one.lines, two.lines);
    const added = without(two.lines, one.lines);
    for (const line of gone) console.log(`- ${line}`);
    for (const line of added) console.log(`+ ${line}`);
    const reasons = new Set([...gone, ...added].map(reasonOf));
    for (const reason of reasons) console.log(`difference ${reason}`);
    const isEqual = !reasons.has(UNEXPECTED) && one.lines.length === two.lines.length;
    console.log(
      `${before}: ${one.files} migrations, ${one.lines.length} facts. ` +
        `${after ?? "this checkout"}: ${two.files} migrations, ${two.lines.length} facts. ` +
        (isEqual ? "The schemas are equal up to what is named here." : "The schemas differ."),
    );
    return isEqual;
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

const [before, after] = process.argv.slice(2);
if (before === undefined) {
  console.error("Name the commit to compare with: node scripts/compare-schemas.ts <commit>");
  process.exitCode = 2;
} else {
  process.exitCode = (await compare(before, after)) ? 0 : 1;
}
