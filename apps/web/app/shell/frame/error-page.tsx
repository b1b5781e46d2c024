/** The generic error page: status, message and description, in two views. */
import { usePhrase } from "../locale/phrase.tsx";
import { PageTitle } from "../page/head.tsx";
import { useLocalPath } from "../page/page-data.ts";
import type { PageFailure } from "../routing/route-rules.ts";
import { buttonClass } from "@parley/ui/controls/button";
import { isRouteErrorResponse, Link, useLocation } from "react-router";

export interface ErrorPageProps {
  readonly status?: number;
  /** Replaces the status's own message. */
  readonly message?: string | null;
  readonly description?: string | null;
  /** The full requested path; the page-not-found view shows it. */
  readonly path?: string | null;
  readonly isUnmatched?: boolean;
}

export function ErrorPage({
  status = 500,
  message = null,
  description = null,
  path = null,
  isUnmatched = false,
}: ErrorPageProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  const isMissing = status === 404;
  const missing = t(isUnmatched ? "shell.error.notFoundRoute" : "shell.error.notFound");
  const heading = message ?? (isMissing ? missing : t("shell.error.internal"));
  const isNamed = isMissing && message === null && path !== null;
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-4 px-4 py-20"
    >
      <PageTitle isListed={false}>{`${status} ${heading}`}</PageTitle>
      <p className="text-accent text-6xl font-semibold figures">{status}</p>
      <h1 className="text-2xl font-semibold break-words">
        {isNamed ? t("shell.error.atPath", { message: heading, path }) : heading}
      </h1>
      <p className="text-muted">
        {description ?? t(isMissing ? "shell.error.notFoundText" : "shell.error.internalText")}
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to={toPath("/")} className={buttonClass({ tone: "primary" })}>
          {t("shell.error.home")}
        </Link>
        {!isMissing && (
          <a href={pathname + search} className={buttonClass({ tone: "secondary" })}>
            {t("shell.error.retry")}
          </a>
        )}
      </p>
    </main>
  );
}

/** What a thrown value means to the reader. Anything unexpected is a 500 without details. */
export function failureOf(error: unknown): ErrorPageProps {
  if (!isRouteErrorResponse(error)) return {};
  const failure = isPageFailure(error.data) ? error.data : { message: null, path: null };
  return { status: error.status, ...failure };
}

function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === "object" && value !== null && "message" in value && "path" in value;
}
