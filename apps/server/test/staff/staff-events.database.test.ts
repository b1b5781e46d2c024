// The stream of the console: which queues have changed, only of the reader's role, until its end.
import { logOut } from "@parley/contract/endpoints/identity/account";
import { closeStaffSession } from "@parley/contract/endpoints/staff/door";
import { createSupportCase } from "@parley/contract/endpoints/site/support";
import { queueEventData } from "@parley/contract/queue-events";
import { eventually } from "@parley/testing/eventually";
import { beforeAll, expect, test } from "vitest";
import { openStream, type OpenedStream } from "../fixtures/live-events.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  ada,
  agent,
  appealed,
  claim,
  done,
  officer,
  on,
  query,
  stageQueues,
  uidOf,
} from "../stages/queues.fixture.ts";

stageQueues();

let address: string;

beforeAll(async () => {
  address = await on.stage.app.listen({ port: 0, host: "127.0.0.1" });
});

async function follow(browser: TestBrowser): Promise<OpenedStream> {
  const stream = await openStream(address, browser, { path: "/api/admin/events" });
  await eventually(() => expect(stream.heartbeats).toHaveLength(1));
  return stream;
}

const kindsOf = ({ events }: OpenedStream) =>
  events.flatMap(({ data }) => queueEventData.parse(data).kinds);

test("says that a user's act or a colleague's has changed a queue", async () => {
  const stream = await follow(agent);
  await done(ada.call(createSupportCase, { subject: "other", text: "Another question, please." }));
  await eventually(() => expect(kindsOf(stream)).toContain("support"));
  await appealed();
  await eventually(() => expect(kindsOf(stream)).toContain("appeals"));
  await done(claim("withdrawals"));
  await eventually(() => expect(kindsOf(stream)).toContain("withdrawals"));
  stream.leave();
});

test("says nothing of queues that the role does not see", async () => {
  const desk = await follow(agent);
  const compliance = await follow(officer);
  await done(claim("verification"));
  await eventually(() => expect(kindsOf(compliance)).toContain("verification"));
  await done(claim("reports"));
  await eventually(() => expect(kindsOf(desk)).toContain("reports"));
  expect(kindsOf(desk)).not.toContain("verification");
  for (const stream of [desk, compliance]) stream.leave();
});

test("reports a change that no message announced", async () => {
  const stream = await follow(agent);
  await query("update trader_report set statement = statement || '.'");
  await eventually(() => expect(kindsOf(stream)).toContain("reports"));
  stream.leave();
});

test("ends with the session of staff, while the login goes on", async () => {
  const leaving = await logInDemo(on.stage, "supervisor");
  const stream = await follow(leaving);
  await done(leaving.call(closeStaffSession, {}));
  await done(claim("flags"));
  await stream.ended;
  expect(kindsOf(stream)).toEqual([]);
});

test("ends with the session, and with the role, before another change is sent", async () => {
  const leaving = await logInDemo(on.stage, "supervisor");
  const stream = await follow(leaving);
  await done(leaving.call(logOut, {}));
  await done(claim("flags"));
  await stream.ended;
  expect(kindsOf(stream)).toEqual([]);
  const dismissed = await follow(agent);
  await query("update app_user set staff_role = null where uid = $1", [uidOf(agent)]);
  await query("update trader_report set statement = statement || '.'");
  await dismissed.ended;
  expect(kindsOf(dismissed)).toEqual([]);
  await query("update app_user set staff_role = 'agent' where uid = $1", [uidOf(agent)]);
});
