/** Draws the dark modules of a QR code as one path: a bar for each run of them in a row. */

export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => runsOf(row).map(([x, width]) => bar(x, y, width))).join("");
}

function bar(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}v1h-${width}z`;
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
