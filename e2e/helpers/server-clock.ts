/** Clocks of the servers that stories have for themselves, by address. Shared servers keep the right time. */
import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";

const AHEAD_MS = new Map<string, number>();

export const serverNow = (baseURL: string): number => Date.now() + (AHEAD_MS.get(baseURL) ?? 0);

export const isMovable = (baseURL: string): boolean => AHEAD_MS.has(baseURL);

/** Also says that the server's clock may be moved. */
export async function setClockRight(baseURL: string): Promise<void> {
  await tellClock(baseURL, { reset: true });
  AHEAD_MS.set(baseURL, 0);
}

export async function advanceClock(baseURL: string, seconds: number): Promise<void> {
  await tellClock(baseURL, { advanceSeconds: seconds });
  AHEAD_MS.set(baseURL, (AHEAD_MS.get(baseURL) ?? 0) + seconds * 1_000);
}

async function tellClock(baseURL: string, wish: object): Promise<void> {
  const answer = await fetch(`${baseURL}/api/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(wish),
  });
  expect(await answer.json(), "the clock is told").toMatchObject({ code: 0 });
}
