/** How far a withdrawal has come, as steps a person follows. */
import type { Withdrawal } from "./load-withdraw.ts";

export const WITHDRAWAL_STEPS = ["requested", "reviewed", "sending", "sent"] as const;

/** The step under way; null for one that ended, which says in words how. */
export function currentStep(state: Withdrawal["state"]): number | null {
  switch (state) {
    case "requested":
      return WITHDRAWAL_STEPS.indexOf("reviewed");
    case "approved":
    case "sending":
      return WITHDRAWAL_STEPS.indexOf("sending");
    case "sent":
    case "failed":
    case "canceled":
      return null;
  }
}
