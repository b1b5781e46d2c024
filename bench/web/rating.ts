/** What is kept of a report of Lighthouse. */

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Rating {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** What this machine was able to do meanwhile; a phone of the middle class has about 500 to 800. */
  readonly cpuIndex: number;
  /** Audits without the full mark, in the categories beside performance. */
  readonly failed: readonly string[];
}
