// The provider that needs nobody outside: every identity goes to our own staff.
import type { KycProvider } from "./kyc-provider.ts";

export const manualReview: KycProvider = {
  name: "manual",
  check: () => Promise.resolve({ kind: "review" }),
};
