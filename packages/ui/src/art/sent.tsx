import { BLUE, Coin, Drawing, INK, PAPER, type DrawingProps } from "./drawing.tsx";

/** A coin on its way out of the wallet. */
export function SentArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M30 46h62a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8z" className={BLUE} />
      <path d="M30 46V42a8 8 0 0 1 8-8h44v12z" className={PAPER} />
      <path d="M100 64H86a7 7 0 0 0 0 14h14z" className={PAPER} />
      <path d="M98 42c6-12 14-18 26-20" className={INK} strokeDasharray="1 6" />
      <Coin x={132} y={24} r={14} />
    </Drawing>
  );
}
