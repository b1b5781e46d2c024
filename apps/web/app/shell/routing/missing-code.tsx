/**
 * Replaces a page whose code is gone, as after a deployment. The address is the page's own already, so
 * that loading it as a document shows it; once, and then by a press.
 */
import { Card } from "@parley/ui/data/card";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { useEffect, useState } from "react";
import { reloadOnce } from "../boot/new-version.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { buildState } from "../state/build-state.ts";

export function MissingCode() {
  const t = usePhrase();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    if (reloadOnce(Date.now())) return undefined;
    const timer = setTimeout(() => setIsRefused(true));
    return () => clearTimeout(timer);
  }, []);
  const text = buildState.isReplaced() ? "shell.error.newVersion" : "shell.error.requestFailed";
  return (
    <div className="mx-auto w-full max-w-6xl flex-1 px-4 py-6">
      {isRefused && (
        <Card>
          <ErrorState
            title={t(text)}
            retryLabel={t("shell.refresh")}
            onRetry={() => window.location.reload()}
          />
        </Card>
      )}
    </div>
  );
}
