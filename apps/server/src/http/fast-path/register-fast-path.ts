// Registers everything that speeds up requests by reaching into Node, the framework or zod. Nothing else
// imports this folder, and the server works without it: `npm run test:plain` runs its tests that way.
import type { Endpoint } from "@parley/contract/endpoint";
import type { Engine } from "@parley/engine/engine";
import type { FastifyInstance } from "fastify";
import { answerFromCache, type CachedListParts } from "./cached-list-replies.ts";
import { compileSchemas } from "./compiled-schemas.ts";
import { deferRequests } from "./deferred-requests.ts";
import { releaseStreams } from "./released-streams.ts";
import { answerStoredPages, type StoredPageParts } from "./stored-pages.ts";

export interface FastPathParts extends CachedListParts, StoredPageParts {
  readonly endpoints: readonly Endpoint[];
  readonly engine: Pick<Engine, "defer">;
}

/** Before routes are added. */
export function registerFastPath(app: FastifyInstance, parts: FastPathParts): void {
  compileSchemas(parts.endpoints);
  releaseStreams(app);
  deferRequests(app, parts.engine);
  answerFromCache(app, parts);
  answerStoredPages(app, parts);
}
