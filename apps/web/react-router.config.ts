import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./finish-build.ts";

export default {
  ssr: true,
  // All routes are part of the first page: there are few, and discovering one late would delay its
  // page.
  routeDiscovery: { mode: "initial" },
  // While developing, all libraries are prepared at the start instead of at each first visit.
  future: { unstable_optimizeDeps: true },
  // One file a route: code that is gone after a deployment has one way to be noticed
  // (`app/shell/routing/load-route-module.ts`).
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
