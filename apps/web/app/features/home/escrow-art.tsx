/** Escrow: the coin between buyer and seller, held until the money has arrived. */
import { BLUE, Coin, PAPER } from "@parley/ui/art/drawing";

export function EscrowArt() {
  return (
    <svg
      viewBox="0 0 360 150"
      aria-hidden="true"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-md"
    >
      <path
        d="M84 62h44M232 62h44M84 96h44M232 96h44"
        className="stroke-line-strong fill-none"
        strokeDasharray="1 9"
      />
      <path d="m270 55 8 7-8 7M90 89l-8 7 8 7" className="stroke-accent fill-none" />
      <Person x={44} isBuyer />
      <Person x={316} />
      <rect x="134" y="20" width="92" height="116" rx="20" className={PAPER} />
      <path
        d="M164 44h-4a10 10 0 0 0-10 10v48a10 10 0 0 0 10 10h4M196 44h4a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10h-4"
        className="stroke-accent fill-none"
        strokeWidth="7"
      />
      <Coin x={180} y={78} r={19} />
    </svg>
  );
}

function Person({ x, isBuyer = false }: { readonly x: number; readonly isBuyer?: boolean }) {
  return (
    <g className={isBuyer ? BLUE : PAPER}>
      <circle cx={x} cy="54" r="17" />
      <path d={`M${x - 32} 118c0-20 13-34 32-34s32 14 32 34z`} />
    </g>
  );
}
