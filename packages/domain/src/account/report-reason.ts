// Why somebody tells customer service about a trader.

export const REPORT_REASONS = [
  "fraud",
  "outside-payment",
  "insult",
  "fake-price",
  "other",
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
