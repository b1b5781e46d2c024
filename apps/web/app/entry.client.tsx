/**
 * Takes over the server's page in the browser. Each step is a task of its own, so that a finger on
 * a slow phone never waits for all of them.
 */
import { startTransition, StrictMode } from "react";
import { HydratedRouter } from "react-router/dom";
import { fetchPhraseFile } from "./shell/locale/phrase-files.ts";
import { fetchPhrasesBy, seedPhrasesFromPage } from "./shell/locale/phrase-store.ts";
import { watchReturns } from "./shell/routing/return-rules.tsx";

async function takeOver(): Promise<void> {
  fetchPhrasesBy(fetchPhraseFile);
  watchReturns();
  await nextTask();
  seedPhrasesFromPage();
  await nextTask();
  const { hydrateRoot } = await import("react-dom/client");
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

takeOver().catch((error: unknown) => {
  // oxlint-disable-next-line no-console -- The server's page stays readable, and its links lead on.
  console.error("The site could not be started:", error);
});
