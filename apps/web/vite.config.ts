import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * Phrases are compiled to syntax trees beforehand, so the message parser never has to reach the
 * browser: its stand-in without a parser takes its place.
 */
const NO_PARSER = "@formatjs/icu-messageformat-parser/no-parser.js";

/**
 * What every page needs anyway comes in two files instead of thirty: one that changes with the
 * libraries and one that changes with the shell. Everything else is split by route as usual.
 */
const FIRST_PAGE = [
  {
    name: "libraries",
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)\//,
  },
  { name: "shell", test: /apps\/web\/app\/(shell|root)/ },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: NO_PARSER }],
  },
  // One file with everything in it starts faster than a walk through node_modules, and gives the
  // server exactly one instance of the router. While developing Vite wants its packages outside.
  ssr: command === "build" ? { noExternal: true } : {},
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_PAGE } } },
  },
}));
