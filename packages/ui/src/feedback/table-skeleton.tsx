/** Replaces a table while its rows are loading: cards and lines in their places. */
import { CARD_GRID } from "../data/table.tsx";
import { classNames } from "../styles/class-names.ts";
import { Skeleton } from "./skeleton.tsx";

export interface TableSkeletonProps {
  /** Says what is waited for. */
  readonly label: string;
  /** As high as a card and a line of the table are, such as `h-34 lg:h-12`. */
  readonly rowClassName: string;
  readonly className?: string | undefined;
  readonly rows?: number;
}

const ROWS = 8;

export function TableSkeleton({ label, rowClassName, className, rows = ROWS }: TableSkeletonProps) {
  return (
    <div aria-busy className={className}>
      <output className="sr-only">{label}</output>
      <div className={`${CARD_GRID} lg:flex lg:flex-col lg:gap-0`}>
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className={classNames(
              "border-line-strong lg:border-line max-lg:bg-surface flex flex-col justify-between rounded-lg border p-3 lg:flex-row lg:items-center lg:rounded-none lg:border-0 lg:border-b",
              rowClassName,
            )}
          >
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-full lg:w-32" />
            <Skeleton className="h-4 w-full lg:w-28" />
          </div>
        ))}
      </div>
    </div>
  );
}
