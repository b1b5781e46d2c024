/** Stands in the place of a page that could not be read at all, as without a network. */
import { Card } from "@parley/ui/card";
import { ErrorState } from "@parley/ui/error-state";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { usePhrase } from "./phrase.tsx";
import { usePublic } from "./public-store.ts";

export interface LoadErrorProps {
  /** Of the page. */
  readonly title: string;
  /** Says what could not be read. */
  readonly failed: string;
}

export function LoadError({ title, failed }: LoadErrorProps) {
  const t = usePhrase();
  const error = useRouteError();
  const isOnline = usePublic((state) => state.isOnline);
  const { revalidate, state } = useRevalidator();
  // An address that leads nowhere is the error page's business.
  if (isRouteErrorResponse(error)) throw error;
  return (
    <Card>
      <title>{title}</title>
      <ErrorState
        title={failed}
        text={t(isOnline ? "shell.error.internalText" : "shell.error.network")}
        retryLabel={t("shell.error.retry")}
        isRetrying={state === "loading"}
        onRetry={() => void revalidate()}
      />
    </Card>
  );
}
