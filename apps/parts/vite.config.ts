import { lightContract } from "@parley/contract/browser/light-contract";
import type { PartName } from "@parley/site/parts/part";
import { fileURLToPath } from "node:url";
import type { InlineConfig } from "vite";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Libraries of the page, each by a module that takes them from there. */
const FROM_PAGE = [
  { find: /^react$/, replacement: at("modules/react.ts") },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: at("modules/jsx-runtime.ts") },
  { find: /^react-dom$/, replacement: at("modules/react-dom.ts") },
  { find: /^react-dom\/client$/, replacement: at("modules/react-dom-client.ts") },
  { find: /^@ice\/stark-data$/, replacement: at("modules/stark-data.ts") },
  { find: /^@parley\/phrases\/phrase-text$/, replacement: at("modules/phrase-text.ts") },
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: at("../../packages/ui/src/icons/create-icon.tsx"),
  },
];

/** Each part is a build of its own below `build/`, so that it can be deployed alone. */
export function partConfig(part: PartName, phrasesFolder: string): InlineConfig {
  return {
    root: ROOT,
    configFile: false,
    // Warnings are about directives of libraries for other kinds of builds.
    logLevel: "error",
    base: "./",
    plugins: [lightContract()],
    resolve: { alias: FROM_PAGE },
    define: { PHRASES_FOLDER: JSON.stringify(phrasesFolder) },
    build: {
      outDir: at(`build/${part}`),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: at(`${part}/main.tsx`),
        // What a later file shares with the entry stays in the entry, so that a part is one file.
        preserveEntrySignatures: "allow-extension",
        output: {
          format: "es",
          entryFileNames: `${part}-[hash].js`,
          chunkFileNames: "[name]-[hash].js",
        },
      },
    },
  };
}
