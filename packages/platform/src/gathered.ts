// Concurrent lookups are combined into one statement: those of one turn of the event loop start
// together, and those during a running load wait for the next, as commands of the engine do. No
// timer is involved, and every result was read after it was requested.

export interface GatheredOptions<Key, Row> {
  /** The existing rows, by the names of their keys. Each name occurs once. */
  readonly load: (keys: readonly Key[]) => Promise<ReadonlyMap<string, Row>>;
  readonly nameOf: (key: Key) => string;
  /** How many go at once. */
  readonly maxKeys?: number;
}

/** Answers null where there is none. */
export type Gathered<Key, Row> = (key: Key) => Promise<Row | null>;

interface Waiting<Row> {
  readonly name: string;
  readonly resolve: (row: Row | null) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_KEYS = 256;

export function createGathered<Key, Row>(options: GatheredOptions<Key, Row>): Gathered<Key, Row> {
  const { load, nameOf, maxKeys = MAX_KEYS } = options;
  let keys = new Map<string, Key>();
  let waiting: Waiting<Row>[] = [];
  let isBusy = false;

  async function workOff(): Promise<void> {
    while (waiting.length > 0) {
      const wanted = keys;
      const callers = waiting;
      keys = new Map();
      waiting = [];
      await answer(wanted, callers);
    }
    isBusy = false;
  }

  async function answer(wanted: Map<string, Key>, callers: readonly Waiting<Row>[]) {
    try {
      const rows = await loadAll([...wanted.values()]);
      for (const { name, resolve } of callers) resolve(rows.get(name) ?? null);
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  async function loadAll(wanted: readonly Key[]): Promise<ReadonlyMap<string, Row>> {
    if (wanted.length <= maxKeys) return load(wanted);
    const first = await load(wanted.slice(0, maxKeys));
    return new Map([...first, ...(await loadAll(wanted.slice(maxKeys)))]);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const name = nameOf(key);
      keys.set(name, key);
      waiting.push({ name, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(() => void workOff());
    });
}
