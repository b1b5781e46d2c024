/** A count beside or above what it belongs to, and the same in words for those who cannot see it. */

/** A larger number does not fit. */
const MOST = 99;

export interface CountMarkProps {
  /** Null: not known. */
  readonly count: number | null;
  readonly words: (count: number) => string;
  readonly className?: string;
}

export function CountMark({ count, words, className = "" }: CountMarkProps) {
  if (count === null || count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className={`figures bg-accent-fill text-on-fill inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1 text-xs leading-none font-semibold ${className}`}
      >
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span className="sr-only"> {words(count)}</span>
    </>
  );
}
