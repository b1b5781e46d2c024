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

  const whenNewer = (act: () => void) => {
    fetchLatestBuild().then(
      (latest) => latest !== null && buildId !== "" && latest.id !== buildId && act(),
      // Without a network there is nothing newer; the next round requests it again.
      () => undefined,
    );
  };

  usePolling(() => whenNewer(tell), POLL_MS);

  useEffect(() => {
    // Where the server runs a newer build, its chunks replaced those of this one and a reload mends
    // it. A chunk that is blocked, or missing without a network, would be missing after it too.
    const onMissingChunk = () => whenNewer(() => !reloadOnce(Date.now()) && tell());
    window.addEventListener("vite:preloadError", onMissingChunk);
    return () => window.removeEventListener("vite:preloadError", onMissingChunk);
  });
  return null;
}
