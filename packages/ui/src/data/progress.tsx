/** The progress of work. The browser's own element, whose fill needs no inline style. */
import { classNames } from "../styles/class-names.ts";

export interface ProgressProps {
  /** 0 to 100; without it the work has begun and its length is unknown. */
  readonly percent?: number | undefined;
  readonly label: string;
  readonly className?: string | undefined;
}

export function Progress({ percent, label, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      className={classNames("progress-bar block h-1.5 w-full rounded-full", className)}
    />
  );
}
