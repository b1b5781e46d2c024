import { BLUE, Coin, Drawing, Lines, PAPER, type DrawingProps } from "./drawing.tsx";

/** A glass over a list in which nothing matches. */
export function NothingFoundArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="34" y="18" width="70" height="76" rx="9" className={PAPER} />
      <Lines
        at={[
          [46, 34, 44],
          [46, 48, 30],
          [46, 62, 44],
          [46, 76, 22],
        ]}
      />
      <circle cx="98" cy="58" r="24" className={BLUE} />
      <Coin x={98} y={58} r={9} />
      <path d="m116 76 15 15" className="stroke-accent" strokeWidth="7" />
    </Drawing>
  );
}
