import { BLUE, Coin, Drawing, Lines, PAPER, type DrawingProps } from "./drawing.tsx";

/** Two offers beside each other, and the coin they are about. */
export function NoOffersArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="28" y="22" width="62" height="72" rx="9" className={PAPER} />
      <Lines
        at={[
          [40, 40, 26],
          [40, 52, 38],
          [40, 64, 20],
        ]}
      />
      <rect x="72" y="34" width="62" height="62" rx="9" className={BLUE} />
      <path d="M85 80h36" className="stroke-accent" strokeWidth="8" />
      <Coin x={103} y={56} r={14} />
    </Drawing>
  );
}
