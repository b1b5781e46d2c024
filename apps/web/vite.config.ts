import { lightContract } from "@parley/contract/browser/light-contract";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { firstPageGroups } from "./first-page.ts";
import { leaveOutUnused } from "./unused-code.ts";

/**
 * Phrases are compiled to syntax trees at build time, so that the message parser is replaced by a
 * stub without a parser.
 */
const NO_PARSER = "@formatjs/icu-messageformat-parser/no-parser.js";

/** The router's own module would leave the page when the code of the next one cannot be loaded. */
const ROUTE_MODULES = fileURLToPath(
  new URL("app/shell/routing/load-route-module.ts", import.meta.url),
);

/** The library's own function makes icons longer and slower. */
const ICONS = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: fileURLToPath(
    new URL("../../packages/ui/src/icons/create-icon.tsx", import.meta.url),
  ),
};

const APP_DIRECTORY = fileURLToPath(new URL("app/", import.meta.url));

/** The server's part has the contract as it is. */
const LIGHT_CONTRACT = {
  ...lightContract(),
  applyToEnvironment: ({ name }: { readonly name: string }) => name === "client",
};

export default defineConfig(({ command }) => ({
  plugins: [LIGHT_CONTRACT, leaveOutUnused(), tailwindcss(), reactRouter()],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: NO_PARSER },
      { find: /^\.\/routeModules\.js$/, replacement: ROUTE_MODULES },
      // In development the library stays outside of what the server bundles.
      ...(command === "build" ? [ICONS] : []),
    ],
  },
  // One file with everything in it starts faster than resolving node_modules, and gives the server
  // exactly one instance of the router. In development Vite requires its packages outside.
  ssr: command === "build" ? { noExternal: true } : {},
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Declarations of the contract that no page uses are left out.
          treeshake: { manualPureFunctions: ["z", "defineEndpoint"] },
          output: { codeSplitting: { groups: firstPageGroups(APP_DIRECTORY) } },
        },
      },
    },
  },
}));
