import { STAFF_ROLES } from "@parley/domain/staff/staff-right";
import { logIn, userInfo, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { DEMO_PASSWORD } from "@parley/operations/demo/demo-accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import {
  addDemoPeople,
  demoTotp,
  logInDemo,
  type DemoName,
} from "../fixtures/demo-people.fixture.ts";
import { describeDemo, prepareDemo } from "../../src/startup/demo.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
});

afterAll(() => stage.close());

describe("demo users log in", () => {
  test.each(["buyer", "merchant", "newcomer", ...STAFF_ROLES] as const)(
    "%s",
    async (name: DemoName) => {
      const browser = await logInDemo(stage, name);
      const { data } = await browser.call(userInfo, {});
      expect(data).toMatchObject({
        username: `demo-${name}`,
        isAdmin: true,
        kycStatus: name === "buyer" || name === "merchant" ? "approved" : "none",
        traderStatus: name === "merchant" ? "active" : "none",
        staffRole: STAFF_ROLES.find((role) => role === name) ?? null,
        verification: { twoFactorRequired: name !== "newcomer" },
      });
    },
  );

  test("with password and authenticator, and not with the password alone", async () => {
    const browser = new TestBrowser(stage);
    const account = "buyer@parley.test";
    const { data } = await browser.call(logIn, { account, password: DEMO_PASSWORD });
    expect(data).toMatchObject({ next: "verify", channels: [{ channel: "totp" }] });
    const { ticket } = data;
    const missing = await browser.call(verifyLogIn, { ticket, codes: {} });
    expect(missing.error).toBe("codesMissing");
    const done = await browser.call(verifyLogIn, { ticket, codes: { totp: demoTotp(stage) } });
    expect(done.data).toMatchObject({ next: "done", user: { emailOrPhone: "buy***@parley.test" } });
  });
});

test("production does not start on a database with the demo in it", async () => {
  const { database, engine, surfaces, clock } = stage;
  const setup = { pool: database.pool, engine, surfaces, clock };
  await expect(prepareDemo({ ...setup, settings: { mode: "production" } })).rejects.toThrow(
    /holds the demo's accounts/,
  );
  await expect(prepareDemo({ ...setup, settings: { mode: "development" } })).resolves.toBe(
    undefined,
  );
});

test("the terminal shows how to log in to the demo", () => {
  const text = describeDemo();
  for (const name of ["buyer", "merchant", "newcomer", ...STAFF_ROLES]) {
    expect(text).toContain(`${name}@parley.test`);
  }
  expect(text).toContain("parley-demo");
  expect(text).toContain("JBSWY3DPEHPK3PXP");
});
