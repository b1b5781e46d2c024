/**
 * A part of a page whose code is loaded when it is needed. Code that cannot be loaded (no connection,
 * a blocked file, a file of an older build) costs the part alone: the page around it stays, and the
 * part is loaded again.
 */
import { Button } from "@parley/ui/controls/button";
import { IconButton } from "@parley/ui/controls/icon-button";
import CircleAlert from "lucide-react/icons/circle-alert";
import RotateCw from "lucide-react/icons/rotate-cw";
import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { usePolling } from "../live/polling.ts";
import { usePhrase } from "../locale/phrase.tsx";
import { usePublic } from "../state/public-store.ts";

interface Code<Props> {
  readonly default: ComponentType<Props>;
}

interface Attempt<Props> {
  /** Null: it cannot be loaded. */
  readonly code: Promise<Code<Props> | null>;
  readonly Part: ComponentType<Props>;
  /** It followed a failed one, with a connection. */
  readonly isRepeated: boolean;
}

export interface LoadFailure {
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Some browsers remember a failed import as long as the document: only a new one helps. */
  readonly needsReload: boolean;
}

export interface LatePartOptions {
  /** Shown while the code is loaded. */
  readonly fallback?: ReactNode;
  /** Shown in place of a part that cannot be loaded. */
  readonly Failed?: ComponentType<LoadFailure>;
}

/** Call it once a part, outside of components. */
export function latePart<Props extends object>(
  load: () => Promise<Code<Props>>,
  { fallback = null, Failed = FailedNotice }: LatePartOptions = {},
): ComponentType<Props> {
  const ask = shareAttempts(load);
  return function LatePart(props) {
    const { Part, failure } = useLoading(ask);
    if (failure !== null) return <Failed {...failure} />;
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

type Ask<Props> = (isRepeated: boolean) => Attempt<Props>;

/** Every use of a part waits for the same attempt; after a failed one the next use begins anew. */
export function shareAttempts<Props extends object>(load: () => Promise<Code<Props>>): Ask<Props> {
  let shared: Attempt<Props> | null = null;
  const begin = (isRepeated: boolean): Attempt<Props> => {
    const code = load().catch(() => {
      shared = null;
      return null;
    });
    // A rejected promise would be thrown into the page, and remembered by React.
    const Part = lazy(() => code.then((loaded) => loaded ?? new Promise<never>(() => undefined)));
    return { code, Part, isRepeated };
  };
  return (isRepeated) => (shared ??= begin(isRepeated));
}

/** The failure is kept while the part is loaded again, so that its button keeps the focus. */
export function useLoading<Props extends object>(ask: Ask<Props>) {
  const [attempt, setAttempt] = useState(() => ask(false));
  const [failed, setFailed] = useState<Attempt<Props> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const settle = async () => {
      const code = await attempt.code;
      if (isCurrent) setFailed(code === null ? attempt : null);
    };
    void settle();
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const failure: LoadFailure | null =
    failed === null
      ? null
      : {
          isRetrying: attempt !== failed,
          retry: () => setAttempt(ask(navigator.onLine)),
          needsReload: failed.isRepeated,
        };
  return { Part: attempt.Part, failure };
}

/** For a part that shows nothing itself. It is loaded again by and by, and when the network returns. */
export function FailedSilently({ retry }: LoadFailure): null {
  usePolling(retry);
  return null;
}

/** For a menu of the header, loaded again in the same way or by a press. */
export function FailedMenu(failure: LoadFailure) {
  const { label, act } = useRemedy(failure);
  usePolling(failure.retry);
  return (
    <IconButton
      label={label}
      icon={<RotateCw aria-hidden className="size-4" />}
      aria-busy={failure.isRetrying || undefined}
      onClick={act}
      className="size-11"
    />
  );
}

/**
 * Where the part would be; at the window's lower edge as long as that place is further down. It
 * looks like a toast, because the first page has no code for another kind of notice.
 */
function FailedNotice(failure: LoadFailure) {
  const t = usePhrase();
  const { isOnline, label, act } = useRemedy(failure);
  return (
    <div
      role="alert"
      className="border-line-strong bg-raised text-ink shadow-raised sticky bottom-[calc(var(--bar-height)+max(0.75rem,env(safe-area-inset-bottom)))] z-10 flex w-full flex-wrap items-center justify-end gap-x-2.5 gap-y-1 rounded-lg border py-1.5 ps-3.5 pe-1.5 text-sm"
    >
      <p className="flex min-w-40 flex-1 items-center gap-2.5">
        <CircleAlert aria-hidden className="text-danger size-4 shrink-0" />
        {t(isOnline ? "shell.error.requestFailed" : "shell.error.network")}
      </p>
      <Button tone="secondary" isBusy={failure.isRetrying} onClick={act}>
        {label}
      </Button>
    </div>
  );
}

/** Without a network a reload would only lose the page. */
function useRemedy({ needsReload, retry }: LoadFailure) {
  const t = usePhrase();
  const isOnline = usePublic((state) => state.isOnline);
  return needsReload && isOnline
    ? { isOnline, label: t("shell.refresh"), act: () => window.location.reload() }
    : { isOnline, label: t("shell.error.retry"), act: retry };
}
