/** The progress of a withdrawal, as steps. */
import type { Withdrawal } from "./load-withdraw.ts";

export const WITHDRAWAL_STEPS = ["requested", "reviewed", "sending", "sent"] as const;

/** The current step; null for one that ended, whose outcome is shown as text. */
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
