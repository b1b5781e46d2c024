/** Takes over the server's page in the browser. */
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPhrasesBy, seedPhrasesFromPage } from "./shell/phrase-store.ts";
import { fetchPhraseFile } from "./shell/phrase-files.ts";

fetchPhrasesBy(fetchPhraseFile);
seedPhrasesFromPage();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
