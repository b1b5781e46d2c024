/** Bars for numbers over time or by name. The same numbers are there as a table for screen readers. */

export interface Bar {
  readonly name: string;
  /** Null where nothing was measured, which is no bar. */
  readonly value: number | null;
  /** The value in words. */
  readonly text: string;
}

export interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const HEIGHT = 96;

/** Upright, one beside the other: for days. */
export function DayChart({ title, bars }: BarChartProps) {
  const greatest = Math.max(...bars.map(({ value }) => value ?? 0), 1);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${bars.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="border-line h-24 w-full border-b"
      >
        {bars.map(({ name, value, text }, place) => {
          const height = ((value ?? 0) / greatest) * HEIGHT;
          return (
            <rect
              key={name}
              x={place * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              className="fill-accent"
            >
              <title>{`${name}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden className="flex justify-between text-xs text-muted">
        <span>{first?.name}</span>
        <span>{last?.name}</span>
      </p>
      <ValueTable title={title} bars={bars.filter(({ value }) => value !== null)} />
    </figure>
  );
}

/** Lying, one below the other: for names. */
export function NameChart({ title, bars }: BarChartProps) {
  const greatest = Math.max(...bars.map(({ value }) => value ?? 0), 1);
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      {bars.length === 0 && <p className="text-sm text-muted">None in these days.</p>}
      <ul className="flex flex-col gap-1.5 text-sm">
        {bars.map(({ name, value, text }) => (
          <li key={name} className="flex flex-col gap-0.5">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 break-words">{name}</span>
              <span className="shrink-0">{text}</span>
            </span>
            <span
              aria-hidden
              className="bg-accent-fill block h-1.5 rounded-full"
              style={{ width: `${((value ?? 0) / greatest) * 100}%` }}
            />
          </li>
        ))}
      </ul>
    </figure>
  );
}

function ValueTable({ title, bars }: BarChartProps) {
  return (
    <table className="sr-only">
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ name, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
