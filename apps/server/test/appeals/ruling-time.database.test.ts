// How long appeals take, as the help page says it.
import { claimAppeal } from "@parley/contract/endpoints/staff/appeals";
import { appealTimes } from "@parley/contract/endpoints/trade/appeals";
import { expect, test } from "vitest";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { act, resetCancels } from "../fixtures/orders.fixture.ts";
import { freshenRates } from "../fixtures/wallet.fixture.ts";
import { agent, appealed, on, rule, stageAppeals, supervisor } from "../stages/appeals.fixture.ts";

stageAppeals();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** As a reader without a login gets it, once the kept one is too old. */
async function shown(): Promise<number | null> {
  on.stage.clock.advance(5 * MINUTE);
  const { data } = await new TestBrowser(on.stage).call(appealTimes, {});
  expect(data.days).toBe(90);
  return data.rulingMs;
}

interface Case {
  readonly orderId: string;
  readonly openedAt: number;
}

async function open(): Promise<Case> {
  await resetCancels(on);
  await freshenRates(on.stage);
  const orderId = await appealed();
  return { orderId, openedAt: on.stage.clock.now() };
}

/** Rules the appeal; how long it took. */
async function decide(
  { orderId, openedAt }: Case,
  ruling: "release" | "refund" = "refund",
  staff = agent,
): Promise<number> {
  await staff.call(claimAppeal, { orderId });
  await freshenRates(on.stage);
  const answer = await rule(staff, orderId, { ruling });
  expect(answer.error).toBeUndefined();
  return on.stage.clock.now() - openedAt;
}

async function decideAfter(minutes: number): Promise<number> {
  const one = await open();
  on.stage.clock.advance(minutes * MINUTE);
  return decide(one);
}

function middle(list: readonly number[]): number {
  const sorted = list.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

test("the time to a ruling is the median of at least five, each with its latest ruling", async () => {
  expect(await shown()).toBeNull();
  const times: number[] = [];
  for (const minutes of [40, 3, 20, 9]) times.push(await decideAfter(minutes));
  expect(await shown()).toBeNull();

  // A fifth appeal, which has no ruling yet, changes nothing.
  const fifth = await open();
  expect(await shown()).toBeNull();
  on.stage.clock.advance(10 * MINUTE);
  const first = await decide(fifth);
  expect(await shown()).toBe(middle([...times, first]));

  // While a second look is under way the appeal has no ruling; overturned, it took until then.
  expect((await act(on.buyer, fifth.orderId, "second-look")).code).toBe(0);
  expect(await shown()).toBeNull();
  on.stage.clock.advance(30 * MINUTE);
  const overturned = await decide(fifth, "release", supervisor);
  expect(overturned).toBeGreaterThan(first + 30 * MINUTE);
  expect(await shown()).toBe(middle([...times, overturned]));
  expect(middle([...times, overturned])).not.toBe(middle([...times, first]));

  // Of an even number, the middle between the two in the middle.
  times.push(overturned, await decideAfter(30));
  expect(times).toHaveLength(6);
  expect(await shown()).toBe(middle(times));

  // It is counted once in five minutes at most.
  const kept = await shown();
  await decideAfter(0);
  const { data } = await new TestBrowser(on.stage).call(appealTimes, {});
  expect(data.rulingMs).toBe(kept);

  on.stage.clock.advance(91 * DAY);
  expect(await shown()).toBeNull();
});
