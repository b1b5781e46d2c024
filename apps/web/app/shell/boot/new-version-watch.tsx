/** Announces a newer build; the reader decides when to reload. */
import { notify } from "@parley/ui/feedback/toast";
import { useEffect, useRef } from "react";
import { fetchLatestBuild, POLL_MS, reloadOnce } from "./new-version.ts";
import { usePage } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { usePolling } from "../live/polling.ts";

export function NewVersionWatch() {
  const t = usePhrase();
  const { buildId } = usePage();
  const wasTold = useRef(false);

  const tell = () => {
    if (wasTold.current) return;
    wasTold.current = true;
    notify({
      text: t("shell.error.newVersion"),
      action: { label: t("shell.refresh"), onPress: () => window.location.reload() },
    });
  };

  usePolling(() => {
    fetchLatestBuild().then(
      (latest) => latest !== null && buildId !== "" && latest.id !== buildId && tell(),
      // Without a network there is nothing newer; the next round requests it again.
      () => undefined,
    );
  }, POLL_MS);

  useEffect(() => {
    // A chunk of this build is gone: the server runs a newer one, so a reload mends it. Without a
    // network every chunk seems gone, and a reload would only lose the page.
    const onMissingChunk = (event: Event) => {
      if (!navigator.onLine) return;
      if (reloadOnce(Date.now())) event.preventDefault();
      else tell();
    };
    window.addEventListener("vite:preloadError", onMissingChunk);
    return () => window.removeEventListener("vite:preloadError", onMissingChunk);
  });
  return null;
}
