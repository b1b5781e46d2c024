/**
 * What the drawings of the site share: a quiet ground, paper, ink, and the coin, which is in each of
 * them. They are painted in roles, so that both themes have their own, and say nothing that the words
 * beside them do not say.
 */
import type { ReactNode } from "react";

export interface DrawingProps {
  readonly className?: string | undefined;
}

export interface FrameProps extends DrawingProps {
  readonly children: ReactNode;
}

export const PAPER = "fill-surface stroke-line-strong";
export const INK = "fill-none stroke-subtle";
export const BLUE = "fill-accent-soft stroke-accent";

/** A drawing for the place of missing content. */
export function Drawing({ className = "h-28 w-40", children }: FrameProps) {
  return (
    <svg
      viewBox="0 0 160 112"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <ellipse cx="80" cy="98" rx="58" ry="9" className="fill-active" />
      {children}
    </svg>
  );
}

export interface CoinProps {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}

export function Coin({ x, y, r = 12 }: CoinProps) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} className="fill-brand" />
      <circle
        cx={x}
        cy={y}
        r={r * 0.62}
        className="stroke-on-brand fill-none"
        strokeWidth="1.5"
        opacity="0.45"
      />
    </g>
  );
}

/** Lines of writing on a paper, each as [x, y, length]. */
export function Lines({ at }: { readonly at: readonly (readonly [number, number, number])[] }) {
  return (
    <path
      className="stroke-line-strong fill-none"
      strokeWidth="4"
      d={at.map(([x, y, length]) => `M${x} ${y}h${length}`).join("")}
    />
  );
}
