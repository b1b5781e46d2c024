// The reference: pgbench calling one function per transfer, which does inside the database what the
// engine does for a batch.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Pool } from "@parley/database/pool";
import { BenchError } from "../run-bench.ts";

const run = promisify(execFile);
const DEBIAN_VERSIONS = "/usr/lib/postgresql";

/** From the path, from Debian's directory, or installed if permitted. */
export function findPgbench(): string {
  const found = onPath() ?? inDebian();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("installing pgbench (postgresql-contrib) …\n");
    const installed = install() ? (onPath() ?? inDebian()) : null;
    if (installed !== null) return installed;
  }
  throw new BenchError(
    "pgbench is needed: install PostgreSQL's contrib programs, or put it on the path.",
  );
}

function install(): boolean {
  try {
    execFileSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-q", "postgresql-contrib"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function onPath(): string | null {
  const directories = (process.env["PATH"] ?? "").split(":");
  return directories.map((path) => join(path, "pgbench")).find((path) => existsSync(path)) ?? null;
}

function inDebian(): string | null {
  if (!existsSync(DEBIAN_VERSIONS)) return null;
  const versions = readdirSync(DEBIAN_VERSIONS).toSorted((a, b) => Number(b) - Number(a));
  const paths = versions.map((version) => join(DEBIAN_VERSIONS, version, "bin", "pgbench"));
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * The same work and rows as one command of the engine: both ledger accounts locked in the order of
 * their ids, the receipt looked up, the balance checked, then transfer, postings, event, receipt.
 */
export async function createTransferFunction(pool: Pool): Promise<void> {
  await pool.query(`create sequence bench_id start 1000000000 cache 100`);
  await pool.query(`
    create function bench_transfer(from_id bigint, to_id bigint, amount bigint, given_key text)
    returns boolean language plpgsql as $$
    declare
      source ledger_account;
      target ledger_account;
      account ledger_account;
      new_id bigint := nextval('bench_id');
      at timestamptz := clock_timestamp();
    begin
      for account in
        select * from ledger_account where id in (from_id, to_id) order by id for no key update
      loop
        if account.id = from_id then source := account; else target := account; end if;
      end loop;
      perform from command_receipt
        where owner_id = source.owner_id and kind = 'bench-pay' and key = given_key;
      if found then return true; end if;
      if source.balance < amount then return false; end if;
      insert into transfer (id, cause_kind, cause_id, cause_step, booked_at)
        values (new_id, 'bench', new_id, 'pay', at);
      insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
        values
          (new_id, from_id, source.sequence + 1, -amount, source.balance - amount, at),
          (new_id, to_id, target.sequence + 1, amount, target.balance + amount, at);
      insert into event (id, user_id, topic, payload, created_at)
        values (new_id, target.owner_id, 'balance', jsonb_build_object('asset', 'BTC'), at);
      insert into command_receipt (owner_id, kind, key, input_hash, reply, created_at)
        values (source.owner_id, 'bench-pay', given_key, sha256(given_key::bytea),
          jsonb_build_object('transferId', new_id::text), at);
      return true;
    end $$`);
}

export interface PgbenchRun {
  readonly program: string;
  readonly url: string;
  readonly directory: string;
  readonly clients: number;
  readonly seconds: number;
  /** Accounts have the ids 1 to this; transfers go between random ones. */
  readonly accounts: number;
  /** All transfers go to the first ledger account. */
  readonly isHot: boolean;
}

export interface Load {
  readonly perSecond: number;
  readonly meanMs: number;
  /** Null where measuring it would require a log of each transfer, which costs what is measured. */
  readonly p99Ms: number | null;
}

export async function runPgbench(options: PgbenchRun): Promise<Load> {
  const { program, url, directory, clients, seconds, accounts, isHot } = options;
  const target = isHot ? "1" : `1 + (:a + random(0, ${accounts - 2})) % ${accounts}`;
  const script = join(directory, isHot ? "hot.sql" : "spread.sql");
  await writeFile(
    script,
    [
      `\\set a random(2, ${accounts})`,
      `\\set b ${target}`,
      String.raw`\set k random(1, 4000000000000000000)`,
      "select bench_transfer(:a, :b, 1, :k::text);",
      "",
    ].join("\n"),
  );
  const { hostname, port, username, password, pathname } = new URL(url);
  const where = ["-h", hostname, "-p", port, "-U", username];
  const how = [
    "-n",
    "-M",
    "prepared",
    "-f",
    script,
    "-c",
    `${clients}`,
    "-j",
    "2",
    "-T",
    `${seconds}`,
  ];
  const { stdout } = await run(program, [...where, ...how, pathname.slice(1)], {
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  });
  if (figure(stdout, /actually processed: (\d+)/) === 0) {
    throw new BenchError(`pgbench finished no transfer in ${seconds} s: use longer --seconds.`);
  }
  return {
    perSecond: figure(stdout, /tps = ([\d.]+)/),
    meanMs: figure(stdout, /latency average = ([\d.]+)/),
    p99Ms: null,
  };
}

function figure(output: string, pattern: RegExp): number {
  const found = pattern.exec(output)?.[1];
  if (found === undefined) throw new Error(`pgbench answered something else:\n${output}`);
  return Number(found);
}
