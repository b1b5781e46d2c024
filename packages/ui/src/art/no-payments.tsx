import { BLUE, Coin, Drawing, Lines, PAPER, type DrawingProps } from "./drawing.tsx";

/** A bank card before a second one. */
export function NoPaymentsArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="44" y="20" width="84" height="54" rx="9" className={PAPER} />
      <rect x="30" y="36" width="84" height="56" rx="9" className={BLUE} />
      <path d="M31 52h82" className="stroke-accent" strokeWidth="9" strokeLinecap="butt" />
      <Lines at={[[42, 78, 24]]} />
      <Coin x={114} y={82} r={14} />
    </Drawing>
  );
}
