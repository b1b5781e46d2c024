import { Coin, Drawing, Lines, PAPER, type DrawingProps } from "./drawing.tsx";

/** A receipt that nothing is written on yet. */
export function NoOrdersArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        d="M50 14h56a6 6 0 0 1 6 6v76l-8.5-6-8.5 6-8.5-6-8.5 6-8.5-6-8.5 6-8.5-6-8 6V20a6 6 0 0 1 6-6z"
        className={PAPER}
      />
      <Lines
        at={[
          [58, 32, 18],
          [58, 46, 40],
          [58, 58, 40],
          [58, 70, 26],
        ]}
      />
      <path d="M98 32h4" className="stroke-accent" strokeWidth="4" />
      <Coin x={112} y={72} r={16} />
    </Drawing>
  );
}
