import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./finish-build.ts";

export default {
  ssr: true,
  // All routes come with the first page: there are few, and one that is found late is a page that waits.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
