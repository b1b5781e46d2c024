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
  readonly children?: ReactNode;
}

export function Gate({ standing, children }: GateProps) {
  return standing === null || standing.canTrade ? children : <ClosedGate standing={standing} />;
}
