/**
 * A short word about the state of a thing. The tone repeats the word and never replaces it, since
 * screen readers do not announce colours and some people cannot distinguish them.
 */
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export type BadgeTone = "neutral" | "accent" | "buy" | "sell" | "success" | "warning" | "danger";

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const TONES = {
  neutral: "",
  accent: "bg-accent-soft text-accent",
  buy: "bg-buy-soft text-buy",
  sell: "bg-sell-soft text-sell",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
} as const satisfies Record<BadgeTone, string>;

export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", TONES[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
