// The running build, so that an open page can offer to reload after an update, and the rules of its
// routes.
import { LATEST_BUILD_PATH, readBuildInfo, type BuildMeta } from "@parley/contract/build";
import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";

const BUILD_FILE = new URL("../../../../web/build/build.json", import.meta.url);

/** The build beside this server; without one, as while developing, every start is a new build. */
export async function loadBuild(file: URL = BUILD_FILE): Promise<BuildMeta> {
  const text = await readFile(file, "utf8").catch(() => null);
  const info = text === null ? null : readBuildInfo(JSON.parse(text));
  const startedAt = Math.round(performance.timeOrigin);
  const { id, timestamp } = info ?? { id: `start-${startedAt}`, timestamp: startedAt };
  return { id, timestamp, prerendered: [], redirects: {} };
}

/** The list of prerendered pages grows after the start and changes with what they show. */
export function registerBuildRoutes(
  app: FastifyInstance,
  build: BuildMeta,
  listPrerendered: () => readonly string[] = () => build.prerendered,
): void {
  const { id, timestamp } = build;
  app.get(LATEST_BUILD_PATH, async (_request, reply) =>
    reply.header("cache-control", "no-cache").send({ id, timestamp }),
  );
  app.get<{ Params: { file: string } }>("/builds/meta/:file", async (request, reply) => {
    if (request.params.file !== `${id}.json`) return reply.callNotFound();
    const meta = { ...build, prerendered: listPrerendered() } satisfies BuildMeta;
    return reply.header("cache-control", "no-cache").send(meta);
  });
}
