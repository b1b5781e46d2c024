// The public key of sealed requests for pages, which carry it so that sealing needs no request. Read
// through the route of this process, at most once a minute.
import { commandKey } from "@parley/contract/endpoints/identity/codes";
import { readEnvelope } from "@parley/contract/envelope";
import type { PageRequest } from "@parley/contract/web-build";
import { createTimedValue } from "@parley/operations/kernel/timed-value";
import type { Clock } from "@parley/platform/clock";
import type { FastifyInstance } from "fastify";

type CommandKey = PageRequest["commandKey"];

const MAX_AGE_MS = 60_000;

/** Null where the key cannot be read: the page then requests it when it is needed. */
export function createKeyReader(app: FastifyInstance, clock: Clock): () => Promise<CommandKey> {
  const load = async (): Promise<CommandKey> => {
    const reply = await app.inject({ method: "GET", url: commandKey.path });
    return commandKey.reply.safeParse(readEnvelope(reply.json())?.data).data ?? null;
  };
  const kept = createTimedValue({ load, maxAgeMs: MAX_AGE_MS, clock });
  return () => kept.read().catch(() => null);
}
