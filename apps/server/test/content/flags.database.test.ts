// Feature flags: staff turn a feature off, every server follows, and its calls are refused by name.
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import type { Endpoint } from "@parley/contract/endpoint";
import { listFlags } from "@parley/contract/endpoints/site/flags";
import {
  decideMarketChange,
  listMarketTerms,
  proposeMarketChange,
} from "@parley/contract/endpoints/staff/market";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { notificationLine } from "@parley/database/notification-line";
import { createPool } from "@parley/database/pool";
import { FEATURE_FLAGS, type FeatureFlag } from "@parley/domain/site/feature-flag";
import { createFeatureFlags } from "@parley/operations/kernel/feature-flags";
import { createBus } from "@parley/platform/bus/create-bus";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { callLoosely } from "../fixtures/loose-call.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let agent: TestBrowser;
let administrator: TestBrowser;
let second: TestBrowser;
let buyer: TestBrowser;

const ENDPOINTS: readonly Endpoint[] = ALL_ENDPOINTS;
const REASON = "the provider has a problem";

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  agent = await logInDemo(stage, "agent");
  administrator = await logInDemo(stage, "administrator");
  second = await logInDemo(stage, "administrator2");
  buyer = await logInDemo(stage, "buyer");
});

afterAll(() => stage.close());

beforeEach(async () => {
  await stage.database.pool.query("update feature_flag set is_enabled = true");
  stage.clock.advance(60_000);
});

const word = (isEnabled: boolean) => (isEnabled ? "on" : "off");

const propose = (
  name: string,
  isEnabled: boolean,
  browser = administrator,
  codes: Record<string, string> = { totp: demoTotp(stage) },
) => {
  const values = { before: word(!isEnabled), after: word(isEnabled) };
  const edits = [{ kind: "feature" as const, key: name, field: "isEnabled", ...values }];
  return browser.call(proposeMarketChange, { edits, reason: REASON, codes });
};

const approve = (changeId: string, browser = second) =>
  browser.call(decideMarketChange, {
    changeId,
    decision: "approve",
    reason: REASON,
    codes: { totp: demoTotp(stage) },
  });

/** One administrator proposes it, another approves it. */
async function set(name: FeatureFlag, isEnabled: boolean): Promise<void> {
  const { data } = await propose(name, isEnabled);
  expect((await approve(data.changeId)).data.state).toBe("applied");
}

const callsOf = (feature: FeatureFlag) => ENDPOINTS.filter((one) => one.feature === feature);

const flags = async () => (await new TestBrowser(stage).call(listFlags, {})).data;

test("the flags of the database are those the code knows, each with what it turns off", async () => {
  const { data } = await administrator.call(listMarketTerms, { kind: "feature" });
  expect(data.map(({ key }: { key: string }) => key).toSorted()).toEqual(FEATURE_FLAGS.toSorted());
  for (const { name, values } of data) {
    expect(name).not.toBe("");
    expect(values).toEqual({ isEnabled: "on" });
  }
});

describe("turning a feature off", () => {
  test("is proposed by administrators with a code of their authenticator alone", async () => {
    const refusals = [
      await propose("express", false, new TestBrowser(stage)),
      await propose("express", false, buyer),
      await propose("express", false, agent),
      await propose("express", false, administrator, {}),
      await propose("express", false, administrator, { totp: "000000" }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual([
      "notLoggedIn",
      "notAllowed",
      "notAllowed",
      "codesMissing",
      "codeInvalid",
    ]);
    expect((await propose("lottery", false)).error).toBe("marketChangeInvalid");
    expect((await flags()).express).toBe(true);
  });

  test("needs a second administrator", async () => {
    const { data } = await propose("express", false);
    expect((await flags()).express).toBe(true);
    expect((await approve(data.changeId, administrator)).error).toBe("marketChangeNeedsOther");
    expect((await flags()).express).toBe(true);
    expect((await approve(data.changeId)).code).toBe(0);
    expect((await flags()).express).toBe(false);
  });

  test("reaches readers at once and leaves a line of each administrator in the log", async () => {
    const before = (await administrator.call(listStaffActions, {})).data.total;
    await set("charts", false);
    expect(await flags()).toEqual({ express: true, charts: false, passkeys: true });
    // It is off already: there is nothing to propose.
    expect((await propose("charts", false)).error).toBe("marketChangeOutdated");
    const log = (await administrator.call(listStaffActions, {})).data;
    expect(log.total).toBe(before + 2);
    expect(log.list.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      "market.approve",
      "market.propose",
    ]);
    await set("charts", true);
    expect((await flags()).charts).toBe(true);
  });

  test("wakes the other servers through the bus, without waiting for the age of the value", async () => {
    const { database, clock } = stage;
    const bus = createBus({ openLine: notificationLine(database.url) });
    const other = createFeatureFlags({ pool: database.pool, bus, clock, onFailure: () => null });
    expect((await other.read()).express).toBe(true);
    await set("express", false);
    await eventually(async () => expect((await other.read()).express).toBe(false));
    other.stop();
    await bus.close();
  });
});

describe("a feature that is off", () => {
  test.each(FEATURE_FLAGS)(
    "%s refuses each of its calls by name, and no other",
    async (feature) => {
      expect(callsOf(feature)).not.toEqual([]);
      await set(feature, false);
      for (const endpoint of callsOf(feature)) {
        const answer = await callLoosely(buyer, endpoint, {});
        expect([endpoint.name, answer.status, answer.error]).toEqual([
          endpoint.name,
          422,
          "featureOff",
        ]);
      }
      for (const endpoint of FEATURE_FLAGS.filter((one) => one !== feature).flatMap(callsOf)) {
        expect((await callLoosely(buyer, endpoint, {})).error).not.toBe("featureOff");
      }
      await set(feature, true);
      for (const endpoint of callsOf(feature)) {
        expect((await callLoosely(buyer, endpoint, {})).error).not.toBe("featureOff");
      }
    },
  );
});

test("while the database is away the last known flags count, and the defaults before", async () => {
  const { database, clock } = stage;
  const bus = createBus({ openLine: notificationLine(database.url) });
  const failures: unknown[] = [];
  const pool = createPool(database.url, { max: 1 });
  const parts = { bus, clock, onFailure: (error: unknown) => failures.push(error) };
  const known = createFeatureFlags({ ...parts, pool });
  await database.pool.query("update feature_flag set is_enabled = false where name = 'charts'");
  expect((await known.read()).charts).toBe(false);
  await pool.end();
  clock.advance(60_000);
  expect((await known.read()).charts).toBe(false);
  const fresh = createFeatureFlags({ ...parts, pool });
  expect(await fresh.read()).toEqual({ express: true, charts: true, passkeys: true });
  expect(failures).toHaveLength(2);
  known.stop();
  fresh.stop();
  await bus.close();
});
