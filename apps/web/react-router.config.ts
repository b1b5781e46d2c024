import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./finish-build.ts";

export default {
  ssr: true,
  // All routes come with the first page: there are few, and one that is found late is a page that waits.
  routeDiscovery: { mode: "initial" },
  // While developing, all libraries are prepared at the start instead of at each first visit.
  future: { unstable_optimizeDeps: true },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
