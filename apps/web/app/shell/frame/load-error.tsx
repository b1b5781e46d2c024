/** Replaces a page that could not be loaded at all, as without a network. */
import { Card } from "@parley/ui/data/card";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { LostConnection } from "../routing/lost-connection.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { sayingOf } from "./error-page.tsx";
import { usePolling } from "../live/polling.ts";
import { PageTitle } from "../page/head.tsx";

export interface LoadErrorProps {
  /** Of the page. */
  readonly title: string;
  /** Says what could not be read. */
  readonly failed: string;
}

/** Of a server that is busy, or that has been asked too often: the page can be loaded later. */
function retriedSayingOf(status: number) {
  return status === 429 || status === 503 ? sayingOf(status) : null;
}

export function LoadError({ title, failed }: LoadErrorProps) {
  const t = usePhrase();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isLost = error instanceof LostConnection;
  const retry = () => void revalidate();
  // When the connection returns, the page loads by itself.
  usePolling(() => {
    if (isLost) retry();
  });
  const refusal = isRouteErrorResponse(error) ? retriedSayingOf(error.status) : null;
  // An address that leads nowhere or is not for this reader is the error page's business.
  if (isRouteErrorResponse(error) && refusal === null) throw error;
  return (
    <Card>
      <PageTitle>{title}</PageTitle>
      <ErrorState
        title={isLost ? t("shell.error.network") : failed}
        text={isLost ? failed : t(refusal?.text ?? "shell.error.internalText")}
        retryLabel={t("shell.error.retry")}
        isRetrying={state === "loading"}
        onRetry={retry}
      />
    </Card>
  );
}
