/**
 * A grey placeholder of the size of the expected content, so that nothing jumps when it arrives.
 * The waiting region says so once (`aria-busy` and a text); the bars themselves are hidden.
 */
import { classNames } from "../styles/class-names.ts";

export interface SkeletonProps {
  /** Gives the size, such as `h-4 w-24`. */
  readonly className?: string | undefined;
}

export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-pulse rounded bg-active", className ?? "h-4 w-full")}
    />
  );
}

export interface SkeletonTextProps {
  readonly lines?: number | undefined;
}

/** Lines of running text; the last one is shorter, as last lines are. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span aria-hidden className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? "h-3.5 w-3/5" : "h-3.5 w-full"} />
      ))}
    </span>
  );
}
