/** The generic error page: status, message and description, in two views. */
import { usePhrase } from "../locale/phrase.tsx";
import { PageTitle } from "../page/head.tsx";
import { useLocalPath } from "../page/page-data.ts";
import { isPageFailure } from "../routing/page-failure.ts";
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
          <a rel="external" href={pathname + search} className={buttonClass({ tone: "secondary" })}>
            {t("shell.error.retry")}
          </a>
        )}
      </p>
    </main>
  );
}

/** What an error page says beside its status, where there is no page of the server's own words. */
const SAYINGS = {
  403: { message: "shell.error.notAllowed", text: "shell.error.notAllowedText" },
  429: { message: "shell.error.limited", text: "shell.error.limitedText" },
  503: { message: "shell.error.busy", text: "shell.error.busyText" },
} as const;

type Saying = (typeof SAYINGS)[keyof typeof SAYINGS];

/** Null: the view of the error page says it. */
export function sayingOf(status: number): Saying | null {
  return Object.entries(SAYINGS).find(([known]) => Number(known) === status)?.[1] ?? null;
}

/** The error page of something that was thrown, also by a refused call. */
export function FailurePage({ error }: { readonly error: unknown }) {
  const t = usePhrase();
  const failure = failureOf(error);
  const saying = sayingOf(failure.status ?? 500);
  if (saying === null) return <ErrorPage {...failure} />;
  const message = failure.message ?? t(saying.message);
  return <ErrorPage {...failure} message={message} description={t(saying.text)} />;
}

/** What a thrown value means to the reader. Anything unexpected is a 500 without details. */
export function failureOf(error: unknown): ErrorPageProps {
  if (!isRouteErrorResponse(error)) return {};
  const failure = isPageFailure(error.data) ? error.data : { message: null, path: null };
  return { status: error.status, ...failure };
}
