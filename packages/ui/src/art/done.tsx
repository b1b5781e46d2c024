import { BLUE, Coin, Drawing, type DrawingProps } from "./drawing.tsx";

/** The coin has arrived: between the two sides of the mark, with a tick. */
export function DoneArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M62 22H48a14 14 0 0 0-14 14v40a14 14 0 0 0 14 14h14M98 22h14a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14H98"
        className="stroke-accent fill-none"
        strokeWidth="8"
      />
      <Coin x={80} y={56} r={24} />
      <circle cx="104" cy="76" r="15" className="fill-success stroke-surface" strokeWidth="4" />
      <path d="m97.5 76 4.5 4.5 8-8.5" className="stroke-surface fill-none" strokeWidth="3.5" />
      <path d="M20 30h6M23 27v6M136 22h8M140 18v8" className={BLUE} />
    </Drawing>
  );
}
