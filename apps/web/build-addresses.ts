/**
 * Builds what the server asks about addresses into a file of its own: the thread that answers requests
 * renders no pages, and would load the code of all of them for it.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes `addresses.js` into the folder. */
export async function buildAddresses(folder: string): Promise<void> {
  await build({
    root: at("."),
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: at("app/routes/anonymous-pages.ts"),
      rolldownOptions: { output: { entryFileNames: "addresses.js" } },
    },
  });
}
