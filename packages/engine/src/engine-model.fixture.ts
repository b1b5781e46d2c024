// What commands should do, as an independent model in plain maps: one after the other, sharing
// nothing with the engine but the inputs.
import type { Ask, TestCommand } from "./engine-world.fixture.ts";

export type Expected =
  | { readonly did: string; readonly left: string; readonly isRepeated: boolean }
  | { readonly error: string }
  | { readonly threw: string };

/** All rows of one world, with numbers relative to the world's own zero. */
export interface WorldState {
  /** By `owner/asset`, such as `1/0` or `chain/1`: "sequence amount balanceAfter" for each posting. */
  readonly postings: Record<string, string[]>;
  readonly balances: Record<string, string>;
  /** By `cause id step`: "account amount" for each posting, sorted. */
  readonly transfers: Record<string, string[]>;
  readonly receipts: Record<string, string>;
  /** "owner asset amount", in order. */
  readonly events: string[];
  readonly notes: Record<string, string>;
  readonly history: string[];
  readonly usedTokens: number[];
}

class Bug extends Error {}
class Refusal extends Error {}

type Move = readonly [from: string, to: string, amount: number];

interface World {
  postings: Map<string, string[]>;
  balances: Map<string, number>;
  transfers: Map<string, string[]>;
  receipts: Map<string, { ask: string; did: string; left: string }>;
  events: string[];
  notes: Map<string, { text: string; version: number }>;
  history: string[];
  usedTokens: Set<number>;
}

/** Runs the commands in this order and returns the expected outcomes and the final state. */
export function runModel(commands: readonly TestCommand[]): {
  readonly answers: readonly Expected[];
  readonly state: WorldState;
} {
  let world: World = {
    postings: new Map(),
    balances: new Map(),
    transfers: new Map(),
    receipts: new Map(),
    events: [],
    notes: new Map(),
    history: [],
    usedTokens: new Set(),
  };
  const answers = commands.map((command): Expected => {
    const draft = structuredClone(world);
    try {
      const answer = runCommand(draft, command);
      world = draft;
      return answer;
    } catch (error) {
      if (error instanceof Bug) return { threw: error.message };
      if (error instanceof Refusal) return { error: error.message };
      throw error;
    }
  });
  return { answers, state: stateOf(world) };
}

function runCommand(world: World, { n, ask, key, owner, tokens }: TestCommand): Expected {
  const name = `${owner} ${key}`;
  const known = key === null ? undefined : world.receipts.get(name);
  if (known !== undefined) {
    if (known.ask !== JSON.stringify(ask)) throw new Refusal("idempotencyMismatch");
    return { did: known.did, left: known.left, isRepeated: true };
  }
  const done = perform(world, n, ask);
  for (const token of tokens) {
    if (world.usedTokens.has(token)) throw new Refusal("tokenGone");
    world.usedTokens.add(token);
  }
  // What only the database refuses is last.
  if (done.broken !== undefined) throw new Bug(done.broken);
  const { did, left } = done;
  if (key !== null) world.receipts.set(name, { ask: JSON.stringify(ask), did, left });
  return { did, left, isRepeated: false };
}

interface Done {
  readonly did: string;
  readonly left: string;
  /** The constraint that the database will report. */
  readonly broken?: string;
}

function perform(world: World, n: number, ask: Ask): Done {
  if (ask.do === "nothing") return { did: "nothing", left: "" };
  if (ask.do === "jot") return jot(world, n, ask);
  if (ask.do === "mint") {
    const chain = `chain/${ask.asset}`;
    return book(world, `${n} mint`, [[chain, `${ask.to}/${ask.asset}`, ask.amount]]);
  }
  if (ask.do === "pay") {
    const [from, to] = [`${ask.from}/${ask.asset}`, `${ask.to}/${ask.asset}`];
    return book(world, `${ask.causeOf ?? n} pay`, [[from, to, ask.amount]]);
  }
  if (ask.do === "swap") {
    return book(world, `${n} swap`, [
      [`${ask.one}/0`, `${ask.other}/0`, ask.amounts[0]],
      [`${ask.other}/1`, `${ask.one}/1`, ask.amounts[1]],
    ]);
  }
  throw new Bug("a bug");
}

function jot(world: World, n: number, ask: Extract<Ask, { do: "jot" }>): Done {
  if (ask.text.length > 30) throw new Refusal("tooLong");
  const canPay = ask.pays > 0 && (world.balances.get("1/0") ?? 0) >= ask.pays;
  if (canPay) move(world, `${n} jot`, [["1/0", "2/0", ask.pays]]);
  const text = ask.pays === 0 || canPay ? ask.text : `${ask.text} (unpaid)`;
  const version = (world.notes.get(`${ask.note}`)?.version ?? 0) + 1;
  world.notes.set(`${ask.note}`, { text, version });
  world.history.push(`${ask.note} ${version}`);
  const broken = text === "refused by the database" ? { broken: "note_history__text" } : {};
  return { did: "jot", left: `${version}`, ...broken };
}

function book(world: World, cause: string, moves: readonly Move[]): Done {
  const names = moves.flatMap(([from, to]) => [from, to]);
  const isBug = new Set(names).size < names.length || moves.some(([, , amount]) => amount === 0);
  if (isBug) throw new Bug("a bug");
  for (const [from, , amount] of moves) {
    const has = world.balances.get(from) ?? 0;
    if (!from.startsWith("chain") && has < amount) throw new Refusal("insufficientBalance");
  }
  const isKnown = world.transfers.has(cause);
  move(world, cause, moves);
  for (const [from, to, amount] of moves) {
    for (const [name, moved] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      if (!name.startsWith("chain")) world.events.push(`${name.replace("/", " ")} ${moved}`);
    }
  }
  const [first = ""] = names;
  const left = `${world.balances.get(first)}`;
  const did = cause.replace(/^\d+ /, "");
  return { did, left, ...(isKnown ? { broken: "transfer__cause" } : {}) };
}

function move(world: World, cause: string, moves: readonly Move[]): void {
  const lines: string[] = [];
  for (const [from, to, amount] of moves) {
    for (const [name, moved] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const balance = (world.balances.get(name) ?? 0) + moved;
      world.balances.set(name, balance);
      const postings = world.postings.get(name) ?? [];
      world.postings.set(name, [...postings, `${postings.length + 1} ${moved} ${balance}`]);
      lines.push(`${name} ${moved}`);
    }
  }
  world.transfers.set(cause, lines.toSorted());
}

function stateOf(world: World): WorldState {
  return {
    postings: Object.fromEntries(world.postings),
    balances: Object.fromEntries([...world.balances].map(([name, atoms]) => [name, `${atoms}`])),
    transfers: Object.fromEntries(world.transfers),
    receipts: Object.fromEntries(
      [...world.receipts].map(([name, { did, left }]) => [name, `${did} ${left}`]),
    ),
    events: world.events,
    notes: Object.fromEntries(
      [...world.notes].map(([id, { text, version }]) => [id, `${version} ${text}`]),
    ),
    history: world.history,
    usedTokens: [...world.usedTokens].toSorted((a, b) => a - b),
  };
}
