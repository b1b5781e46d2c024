/**
 * Wraps everything that trades: a ready user sees its content, all others what is missing, each
 * with the place that completes it and a way back to this page.
 */
import type { ReactNode } from "react";
import { ClosedGate } from "./closed-gate.tsx";
import type { Standing } from "./gate-items.ts";

export interface GateProps {
  /** From the page's loader (`loadStanding`); null shows what is behind the gate. */
  readonly standing: Standing | null;
  /** What the page is to show when the user comes back, where its own address does not say it. */
  readonly returnTo?: string | undefined;
  readonly children?: ReactNode;
}

export function Gate({ standing, returnTo, children }: GateProps) {
  if (standing === null || standing.canTrade) return children;
  return <ClosedGate standing={standing} returnTo={returnTo} />;
}
