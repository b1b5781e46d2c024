// The engine behind a minimal server: up within half a second, and with a fault where a test checks
// that the crash test detects it.
import { toUserId } from "@parley/domain/ids";
import { createPool } from "@parley/database/pool";
import { lockLedgerAccounts } from "@parley/database/queries/ledger/ledger";
import { userAccount, platformAccount, type AccountKey } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import type { CommandKind } from "@parley/engine/command";
import { createEngine } from "@parley/engine/engine";
import { accountTable } from "@parley/engine/ledger-tables";
import { lockRow } from "@parley/engine/table";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import { systemClock } from "@parley/platform/clock";
import { createIdSource, LARGEST_NODE } from "@parley/platform/ids";
import { randomInt } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { ASSETS, type Wallet } from "./movement.ts";

const { DATABASE_URL = "", PORT = "0", CRASH_FLAW = "" } = process.env;

interface Wish {
  readonly ownerId: string;
  readonly asset: string;
  readonly amount: string;
  readonly from: Wallet | null;
  readonly to: Wallet;
}

interface Refusal {
  readonly ok: false;
  readonly error: string;
}

const ids = createIdSource({ clock: systemClock, node: randomInt(LARGEST_NODE + 1) });
const pool = createPool(DATABASE_URL, { isPipelined: true, max: 4 });
if (CRASH_FLAW === "answers-before-it-is-kept") {
  pool.on("connect", (client) => void client.query("set synchronous_commit to off"));
  // Nothing else flushes them soon.
  await pool.query("alter system set wal_writer_delay to '10s'");
  await pool.query("select pg_reload_conf()");
}
const engine = createEngine({ pool, clock: systemClock, ids });

const move: CommandKind<Wish, { readonly id: string; readonly left: string }, Refusal> = {
  name: "crash-move",
  locks: (wish) => ends(wish).map((key) => lockRow(accountTable, key)),
  decide(wish, workspace) {
    const [from, to] = ends(wish);
    const id = workspace.nextId();
    const lines = moveLines(from, to, BigInt(wish.amount));
    const booked = workspace.post({ kind: "crash", id, step: "move" }, lines);
    if (!booked.ok) return booked;
    const left = workspace.read(accountTable, from)?.balance ?? 0n;
    return { ok: true, reply: { id: String(id), left: String(left) } };
  },
};

function ends({ ownerId, asset, from, to }: Wish): readonly [AccountKey, AccountKey] {
  const owner = toUserId(ownerId);
  const source = from === null ? platformAccount("chain", asset) : userAccount(owner, from, asset);
  return [source, userAccount(owner, to, asset)];
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  if (request.url === "/readyz") return { status: 200, body: {} };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the engine's own door calls here.
  const wish = JSON.parse(await text(request)) as Wish;
  if (request.url === "/balances") return { status: 200, body: await readBalances(wish.ownerId) };
  const key = String(request.headers["idempotency-key"]);
  const identity = { ownerId: toUserId(wish.ownerId), key, inputHash: hashInput(wish) };
  const outcome = await engine.submit(move, {
    input: wish,
    identity: CRASH_FLAW === "forgets-keys" ? null : identity,
  });
  if (outcome.ok) return { status: 200, body: outcome.reply };
  return { status: outcome.error === "unavailable" ? 503 : 422, body: { error: outcome.error } };
}

async function readBalances(ownerId: string): Promise<Record<string, string>> {
  const keys = ASSETS.flatMap((asset) =>
    (["spot", "futures"] as const).map((kind) => userAccount(toUserId(ownerId), kind, asset)),
  );
  const accounts = await lockLedgerAccounts(pool, keys);
  return Object.fromEntries(
    accounts.map(({ kind, asset, balance }) => [`${kind}/${asset}`, String(balance)]),
  );
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => response.writeHead(status).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(JSON.stringify({ error: String(error) })),
  );
});
server.listen(Number(PORT), "127.0.0.1");
// The parent process is gone.
process.once("disconnect", () => process.exit(0));
process.once("SIGTERM", () => process.exit(0));
