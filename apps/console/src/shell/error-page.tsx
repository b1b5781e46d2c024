/** In place of a page that could not be loaded: why, and a way to try again. */
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Link, useRevalidator, useRouteError } from "react-router";
import { FailedRead } from "./api.ts";

export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = error instanceof FailedRead && error.failure.status === 404;
  return (
    <div className="flex flex-col items-center gap-4 py-16">
      <ErrorState
        title={isMissing ? "There is nothing at this address" : "This page could not be shown"}
        text={error instanceof Error ? error.message : "An unknown error."}
        retryLabel="Try again"
        isRetrying={state === "loading"}
        onRetry={() => void revalidate()}
      />
      <Link to="/" className="text-accent text-sm font-medium">
        To the queues
      </Link>
    </div>
  );
}
