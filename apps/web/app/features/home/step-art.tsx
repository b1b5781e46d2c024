/** A drawing for each of the five steps of a trade, in the colours of the mark. */
import { BLUE, Coin, INK, Lines, PAPER } from "@parley/ui/art/drawing";
import type { ReactNode } from "react";

export type TradeStep = "order" | "pay" | "confirm" | "transfer" | "done";

export function StepArt({ step }: { readonly step: TradeStep }) {
  return (
    <svg
      viewBox="0 0 96 72"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-18 w-24 shrink-0"
    >
      <rect x="2" y="10" width="92" height="60" rx="14" className="fill-active" />
      {DRAWINGS[step]}
    </svg>
  );
}

const DRAWINGS: Readonly<Record<TradeStep, ReactNode>> = {
  order: (
    <>
      <rect x="20" y="4" width="40" height="54" rx="7" className={PAPER} />
      <Lines
        at={[
          [29, 18, 14],
          [29, 29, 22],
          [29, 40, 16],
        ]}
      />
      <Coin x={62} y={44} r={14} />
    </>
  ),
  pay: (
    <>
      <rect x="16" y="18" width="56" height="38" rx="7" className={BLUE} />
      <path d="M17 30h54" className="stroke-accent" strokeWidth="7" strokeLinecap="butt" />
      <path d="M60 16h20m-7-7 7 7-7 7" className="stroke-accent fill-none" strokeWidth="3" />
    </>
  ),
  confirm: (
    <>
      <rect x="30" y="2" width="36" height="62" rx="8" className={PAPER} />
      <path d="M44 9h8" className={INK} />
      <circle cx="48" cy="33" r="12" className={BLUE} />
      <path d="m42.5 33 4 4 7-8" className="stroke-accent fill-none" strokeWidth="3" />
    </>
  ),
  transfer: (
    <>
      <path
        d="M26 16h-4a8 8 0 0 0-8 8v24a8 8 0 0 0 8 8h4M70 16h4a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-4"
        className="stroke-accent fill-none"
        strokeWidth="5"
      />
      <path d="M26 36h14" className={INK} strokeDasharray="1 6" />
      <Coin x={54} y={36} r={14} />
    </>
  ),
  done: (
    <>
      <path d="M16 26h50a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H23a7 7 0 0 1-7-7z" className={BLUE} />
      <path d="M16 26v-3a7 7 0 0 1 7-7h36v10z" className={PAPER} />
      <path d="M73 38H62a6 6 0 0 0 0 12h11z" className={PAPER} />
      <Coin x={76} y={16} r={11} />
    </>
  ),
};
