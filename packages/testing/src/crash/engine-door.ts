// Connects to the engine alone, through its small server.
import { fileURLToPath } from "node:url";
import { insertTestUser } from "../test-user.ts";
import type { Answer, Door } from "./door.ts";
import { ASSETS } from "./movement.ts";

/** A deliberate fault of the engine, which the crash test must detect. */
export type Flaw =
  /** A repeated command is posted once more. */
  | "forgets-keys"
  /** Commits are confirmed before they have reached the disk. */
  | "answers-before-it-is-kept";

export function createEngineDoor(flaw?: Flaw): Door {
  return {
    program: fileURLToPath(new URL("engine-server.fixture.ts", import.meta.url)),
    env: { CRASH_FLAW: flaw ?? "" },
    async admit({ baseUrl, pool }, people) {
      await pool.query(
        `insert into coin (code, name, logo, scale, sort)
         select code, code, 'coin.svg', 8, row_number() over ()
         from unnest($1::text[]) as given (code)`,
        [ASSETS],
      );
      const persons = await Promise.all(Array.from({ length: people }, () => insertTestUser(pool)));
      return persons.map(({ id }) => ({
        ownerId: id,
        send: ({ amount, ...rest }, key) =>
          ask(`${baseUrl}/moves`, { ownerId: String(id), ...rest, amount: String(amount) }, key),
        async readBalances() {
          const answer = await ask(`${baseUrl}/balances`, { ownerId: String(id) }, "");
          if (answer.outcome !== "done") throw new Error("balances were not told");
          const balances: Record<string, string> = JSON.parse(answer.reply);
          return new Map(Object.entries(balances).map(([name, atoms]) => [name, BigInt(atoms)]));
        },
      }));
    },
  };
}

async function ask(url: string, body: object, key: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "idempotency-key": key },
      body: JSON.stringify(body),
    });
    const reply = await response.text();
    if (response.ok) return { outcome: "done", reply };
    if (response.status >= 500) return { outcome: "unknown", reason: String(response.status) };
    const { error }: { error: string } = JSON.parse(reply);
    return { outcome: "refused", error };
  } catch {
    return { outcome: "unknown", reason: "no answer" };
  }
}
