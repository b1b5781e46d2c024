/** Announces a newer build; where something was typed, the reader decides when to reload. */
import { notify } from "@parley/ui/feedback/toast";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { fetchLatestBuild, POLL_MS, reloadOnce } from "./new-version.ts";
import { hasTypedInput } from "./typed-input.ts";
import { usePage } from "../page/page-data.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { usePolling } from "../live/polling.ts";
import { buildState, onGoneFile } from "../state/build-state.ts";

export function NewVersionWatch() {
  const t = usePhrase();
  const { buildId } = usePage();
  const { pathname } = useLocation();
  const wasTold = useRef(false);

  const tell = () => {
    if (wasTold.current) return;
    wasTold.current = true;
    notify({
      text: t("shell.error.newVersion"),
      action: { label: t("shell.refresh"), onPress: () => window.location.reload() },
    });
  };

  const whenNewer = async (act: () => void) => {
    try {
      const latest = await fetchLatestBuild();
      if (latest === null || buildId === "" || latest.id === buildId) return;
      buildState.markReplaced();
      act();
    } catch (error) {
      // oxlint-disable-next-line no-console -- The next round asks again; the log says why this one did not.
      console.warn("The latest build could not be read:", error);
    }
  };

  // Where the server runs a newer build, its files replaced those of this one and a reload mends it.
  // A file that is blocked, or missing without a network, would be missing after it too.
  const mend = () => {
    const isLeaving = window.location.pathname !== pathname;
    const isKept = !isLeaving && hasTypedInput();
    if (isKept || !reloadOnce(Date.now())) tell();
  };

  usePolling(() => void whenNewer(tell), POLL_MS);
  useEffect(() => onGoneFile(() => void whenNewer(mend)));
  return null;
}
