// An installation that names from where staff may work.
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { getStaffSession, openStaffSession } from "@parley/contract/endpoints/staff/door";
import { acceptInvitation } from "@parley/contract/endpoints/staff/members";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createSecureStage } from "../fixtures/security.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;

beforeAll(async () => {
  stage = await createSecureStage({
    env: {
      PARLEY_CAPTCHA: "off",
      PARLEY_STAFF_ADDRESSES: "127.0.0.0/8, 2001:db8::/32, 198.51.100.7",
    },
  });
  await addDemoPeople(stage);
});

afterAll(() => stage.close());

const HERE = { status: 403, error: "notAvailableHere" };

test("calls of staff are answered at the named addresses alone, whoever calls", async () => {
  const agent = await logInDemo(stage, "agent");
  agent.renewStaffSession = null;
  const user = await logInDemo(stage, "buyer");
  for (const address of ["127.0.0.1", "2001:db8::9", "198.51.100.7", "::ffff:198.51.100.7"]) {
    agent.address = address;
    expect([address, (await agent.call(getStaffSession, {})).code]).toEqual([address, 0]);
  }
  for (const address of ["203.0.113.9", "2001:db9::9", "::ffff:198.51.100.8"]) {
    for (const browser of [agent, user, new TestBrowser(stage)]) {
      browser.address = address;
      expect(await browser.call(getStaffSession, {})).toMatchObject(HERE);
      expect(await browser.call(openStaffSession, { codes: {} })).toMatchObject(HERE);
    }
  }
  agent.address = "203.0.113.9";
  expect((await agent.call(userInfo, {})).code).toBe(0);
  const accepted = { token: "x".repeat(43), codes: {} };
  expect(await agent.call(acceptInvitation, accepted)).toMatchObject(HERE);
});

test("a login from elsewhere opens no staff session, and one is opened at such an address", async () => {
  const agent = await logInDemo(stage, "supervisor", "203.0.113.9");
  agent.renewStaffSession = null;
  expect(agent.cookie("staff-token")).toBeUndefined();
  agent.address = "127.0.0.1";
  expect((await agent.call(getStaffSession, {})).error).toBe("staffSessionNeeded");
  stage.clock.advance(30_000);
  const opened = await agent.call(openStaffSession, { codes: { totp: demoTotp(stage) } });
  expect(opened.code).toBe(0);
});
