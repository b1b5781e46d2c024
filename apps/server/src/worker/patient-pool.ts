// Connections for the job queue. When one is lost just as a job has ended, the queue's library lets the
// failure go unheard, which would end the process, unless the error is of those after which it tries
// again. A lost connection is one of them: the job is noted as done once the database is back.
import type { Pool, PoolClient } from "@parley/database/pool";
import { isAway } from "@parley/engine/attempt";

/** By this code the library recognises an unreachable database, and retries after some seconds. */
const NOBODY_THERE = "EHOSTUNREACH";

export function createPatientPool(pool: Pool): Pool {
  return withMethod(pool, "connect", (connect) => async (...given: unknown[]) => {
    // The listener for new jobs is called back, and handles it.
    if (given.length > 0) return Reflect.apply(connect, pool, given);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Without a callback it answers with a connection.
    const client = (await patiently(Reflect.apply(connect, pool, []))) as PoolClient;
    return withMethod(client, "query", (query) => (...asked: unknown[]) => {
      const answer: unknown = Reflect.apply(query, client, asked);
      return answer instanceof Promise ? patiently(answer) : answer;
    });
  });
}

type Method = (...given: unknown[]) => unknown;

/** The same object with another method in place of one of its own. */
function withMethod<Target extends object>(
  target: Target,
  name: keyof Target,
  replace: (own: Method) => Method,
): Target {
  return new Proxy(target, {
    get(_target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      const own: Method = (...given) => Reflect.apply(value, target, given);
      return property === name ? replace(own) : own;
    },
  });
}

async function patiently(answer: unknown): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (!isAway(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw Object.assign(new Error(message, { cause: error }), { code: NOBODY_THERE });
  }
}
