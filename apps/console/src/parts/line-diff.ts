/** What differs between two texts, line by line. */

export interface DiffLine {
  readonly change: "same" | "removed" | "added";
  readonly text: string;
}

/** Lines that both have in the same order stay; all others are removed or added. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = linesOf(before);
  const next = linesOf(after);
  // common[i][j]: how many lines the rests from i and j share.
  const common = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: next.length + 1 }, () => 0),
  );
  const shared = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = common[i] ?? [];
    for (let j = next.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === next[j]
          ? shared(i + 1, j + 1) + 1
          : Math.max(shared(i + 1, j), shared(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const [gone = "", come = ""] = [old[i], next[j]];
    if (i < old.length && j < next.length && gone === come) {
      lines.push({ change: "same", text: gone });
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= next.length || shared(i + 1, j) >= shared(i, j + 1))) {
      lines.push({ change: "removed", text: gone });
      i += 1;
    } else {
      lines.push({ change: "added", text: come });
      j += 1;
    }
  }
  return lines;
}

/** An empty text has no line; the end of the last line is none. */
function linesOf(text: string): string[] {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

export interface DiffPart {
  /** Null: so many lines that stay as they are and are not shown. */
  readonly lines: readonly DiffLine[] | null;
  readonly count: number;
}

const AROUND = 1;

/** The changed lines with the line around them, so that a long text is looked through quickly. */
export function foldDiff(lines: readonly DiffLine[]): DiffPart[] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .some(({ change }) => change !== "same"),
  );
  const parts: { lines: DiffLine[] | null; count: number }[] = [];
  lines.forEach((line, index) => {
    const last = parts.at(-1);
    const isShown = isNear[index] === true;
    if (last !== undefined && (last.lines !== null) === isShown) {
      last.count += 1;
      last.lines?.push(line);
    } else parts.push({ lines: isShown ? [line] : null, count: 1 });
  });
  return parts;
}
