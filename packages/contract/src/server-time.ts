/**
 * How far the server's clock is ahead of this one. The Date header is cut to whole seconds, so that
 * one reply alone is half a second wrong on average. Each reply gives bounds, and several replies
 * together narrow them to milliseconds.
 */
import type { AnswerHeaders } from "./answer-headers.ts";

const SECOND_MS = 1_000;

/** Gives the offset in milliseconds after a reply; null for a reply that says nothing about it. */
export type EstimateOffset = (
  headers: AnswerHeaders,
  sentAt: number,
  receivedAt: number,
) => number | null;

export function createOffsetEstimate(): EstimateOffset {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  return (headers, sentAt, receivedAt) => {
    const date = Date.parse(headers.get("date") ?? "");
    // What a cache on the way kept carries the time of back then.
    const isKept = Number(headers.get("age") ?? "0") > 0;
    if (Number.isNaN(date) || isKept) return null;
    const lowest = date - receivedAt;
    const highest = date + SECOND_MS - sentAt;
    const isAgreed = lowest <= high && highest >= low;
    // One of the clocks was set, or the replies come from servers with different clocks.
    low = isAgreed ? Math.max(low, lowest) : lowest;
    high = isAgreed ? Math.min(high, highest) : highest;
    return Math.round((low + high) / 2);
  };
}
