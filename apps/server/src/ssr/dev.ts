// The website while it is being written: Vite serves its sources and the pages are rendered from
// them, so that a saved file is on the screen at once. Only `npm run dev` loads this module.
import type { PageHandler, WebBuild } from "@parley/contract/web-build";
import type { FastifyInstance } from "fastify";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const WEB_DIRECTORY = fileURLToPath(new URL("../../../web", import.meta.url));
const BUILD_MODULE = "virtual:react-router/server-build";

/** Lets Vite answer for its own files first, and gives a handler that follows every change. */
export async function registerDevelopmentWeb(
  app: FastifyInstance,
): Promise<() => Promise<PageHandler>> {
  const vite = await createServer({
    root: WEB_DIRECTORY,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    const isOurs =
      /^\/(\d+\/)?(api|fapi|healthz|readyz|metrics|builds|components|admin)(\/|$)/.test(
        request.url,
      );
    if (isOurs) return;
    const { promise, resolve } = Promise.withResolvers<"passed" | "answered">();
    reply.raw.once("close", () => resolve("answered"));
    vite.middlewares(request.raw, reply.raw, () => resolve("passed"));
    if ((await promise) === "answered") reply.hijack();
  });
  return async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite makes it from the same sources as the build.
    const build = (await vite.ssrLoadModule(BUILD_MODULE)) as unknown as WebBuild;
    return build.entry.module.createPageHandler(build);
  };
}
