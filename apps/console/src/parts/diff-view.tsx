/** What differs between two texts: removed and added lines, marked by a sign and a word too. */
import { classNames } from "@parley/ui/styles/class-names";
import { diffLines, foldDiff, type DiffLine } from "./line-diff.ts";

const LOOKS = {
  same: { look: "text-muted", sign: " ", word: "" },
  removed: { look: "bg-danger-soft text-ink", sign: "−", word: "Removed: " },
  added: { look: "bg-success-soft text-ink", sign: "+", word: "Added: " },
} as const satisfies Record<DiffLine["change"], unknown>;

export interface DiffViewProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly lang?: string | undefined;
}

export function DiffView({ label, before, after, lang }: DiffViewProps) {
  const lines = diffLines(before, after);
  if (lines.every(({ change }) => change === "same")) {
    return <p className="text-muted text-sm">No line differs.</p>;
  }
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by keyboard too.
      tabIndex={0}
      className="border-line max-h-96 overflow-y-auto rounded-md border text-sm"
    >
      {foldDiff(lines).map(({ lines: shown, count }, place) =>
        shown === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of a comparison stay.
          <p key={place} className="text-muted border-line border-y px-3 py-1 text-xs">
            {count === 1 ? "1 line stays" : `${count} lines stay`}
          </p>
        ) : (
          shown.map(({ change, text }, index) => (
            <p
              // oxlint-disable-next-line react/no-array-index-key -- The lines of a comparison stay.
              key={`${place} ${index}`}
              className={classNames("flex gap-2 px-3 py-0.5", LOOKS[change].look)}
            >
              <span aria-hidden className="w-3 shrink-0 font-mono">
                {LOOKS[change].sign}
              </span>
              <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">
                <span className="sr-only">{LOOKS[change].word}</span>
                <span lang={lang}>{text}</span>
              </span>
            </p>
          ))
        ),
      )}
    </section>
  );
}
