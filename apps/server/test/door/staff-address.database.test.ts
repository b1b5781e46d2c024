// An installation that names from where staff may work.
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { getStaffSession, openStaffSession } from "@parley/contract/endpoints/staff/door";
import { acceptInvitation } from "@parley/contract/endpoints/staff/members";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createSecureStage } from "../fixtures/security.fixture.ts";
import { registerConsole } from "../../src/ssr/console.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "parley-console-"));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "index.html"), "<!doctype html><title>Console</title>");
  await writeFile(join(directory, "assets", "main.js"), "'use strict'");
  stage = await createSecureStage({
    web: (app) => registerConsole(app, directory),
    env: {
      PARLEY_CAPTCHA: "off",
      PARLEY_STAFF_ADDRESSES: "127.0.0.0/8, 2001:db8::/32, 198.51.100.7",
    },
  });
  await addDemoPeople(stage);
});

afterAll(async () => {
  await stage.close();
  await rm(directory, { recursive: true });
});

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

test("the console and its files are there at the named addresses alone", async () => {
  for (const url of ["/admin", "/admin/queues/appeals", "/admin/assets/main.js"]) {
    const here = await stage.app.inject({ url, remoteAddress: "198.51.100.7" });
    expect([url, here.statusCode]).toEqual([url, 200]);
    const elsewhere = await stage.app.inject({ url, remoteAddress: "203.0.113.9" });
    expect([url, elsewhere.statusCode, elsewhere.body]).toEqual([url, 404, "Not found"]);
  }
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
