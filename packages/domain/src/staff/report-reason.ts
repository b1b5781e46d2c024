// Why a user reports a trader to customer service.

export const REPORT_REASONS = [
  "fraud",
  "outside-payment",
  "insult",
  "fake-price",
  "other",
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
