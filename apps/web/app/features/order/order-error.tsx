/** Orders that could not be read at all, as without a network. */
import { Card } from "@parley/ui/card";
import { ErrorState } from "@parley/ui/error-state";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { usePhrase } from "../../shell/phrase.tsx";
import { usePublic } from "../../shell/public-store.ts";

export function OrderError() {
  const t = usePhrase();
  const error = useRouteError();
  const isOnline = usePublic((state) => state.isOnline);
  const { revalidate, state } = useRevalidator();
  // An address that leads nowhere is the error page's business.
  if (isRouteErrorResponse(error)) throw error;
  return (
    <Card>
      <title>{t("order.title")}</title>
      <ErrorState
        title={t("order.page.failed")}
        text={t(isOnline ? "shell.error.internalText" : "shell.error.network")}
        retryLabel={t("shell.error.retry")}
        isRetrying={state === "loading"}
        onRetry={() => void revalidate()}
      />
    </Card>
  );
}
