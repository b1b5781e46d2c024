import { lightContract } from "@parley/contract/browser/light-contract";
import tailwindcss from "@tailwindcss/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The console is plain files: one document for all of its addresses, and scripts beside it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/admin/",
  plugins: [lightContract(), tailwindcss()],
  // Warnings are about directives of libraries for other kinds of builds.
  logLevel: "error",
  build: {
    outDir: fileURLToPath(new URL("build", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
});
