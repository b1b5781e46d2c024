import { BLUE, Coin, Drawing, PAPER, type DrawingProps } from "./drawing.tsx";

/** An open box, into which what comes will be put. */
export function NothingYetArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Coin x={80} y={26} r={13} />
      <path d="M80 44v10" className="stroke-brand" strokeWidth="3" strokeDasharray="1 6" />
      <path d="m40 52 40 12 40-12v34l-40 12-40-12z" className={PAPER} />
      <path d="m40 52-12 14 38 12 14-14zM120 52l12 14-38 12-14-14z" className={BLUE} />
      <path d="M80 64v34" className="stroke-line-strong fill-none" />
    </Drawing>
  );
}
