/**
 * Where the browser loads the phrases of further areas from. They are plain files below the name of
 * the build: a table of all chunks of all languages would be larger than most of the chunks.
 */
import { reportGoneFile } from "../state/build-state.ts";
import type { Messages } from "./phrase-store.ts";

export async function fetchPhraseFile(name: string): Promise<Messages> {
  if (import.meta.env.DEV) return loadFromSource(name);
  const { build } = document.documentElement.dataset;
  const answer = await fetch(`/assets/phrases/${build}/${name}.json`);
  if (answer.status === 404) reportGoneFile();
  if (!answer.ok) throw new Error(`Phrases ${name} could not be fetched: ${answer.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The file was compiled together with this very build.
  return (await answer.json()) as Messages;
}

/** While developing there is no build, so Vite serves the compiled files themselves. */
async function loadFromSource(name: string): Promise<Messages> {
  const files = import.meta.glob<Messages>("../../../../packages/phrases/compiled/*/*.json", {
    import: "default",
  });
  return files[`../../../../packages/phrases/compiled/${name}.json`]?.() ?? {};
}
