// The owner cancels a request to take factors away: logged in, or by the link of the message.
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { cancelReset, previewResetCancel } from "@parley/contract/endpoints/identity/resets";
import { requestReset, securityStatus } from "@parley/contract/endpoints/identity/security";
import { claimCase, listCases } from "@parley/contract/endpoints/staff/queues";
import { decideResetRequest, getResetRequest } from "@parley/contract/endpoints/staff/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import { listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import {
  createSecurePerson,
  createSecureStage,
  type SecurePerson,
} from "../fixtures/security.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let stage: TestApp;
let count = 0;
let ada: SecurePerson;
let ben: SecurePerson;
let supervisor: SecurePerson;
let requestId: string;

beforeAll(async () => {
  stage = await createSecureStage();
  supervisor = await createSecurePerson(stage, "supervisor@example.org");
  await supervisor.setUpTotp();
  await giveRole(stage, supervisor.browser, "supervisor");
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(60 * MINUTE);
  ada = await createSecurePerson(stage, `ada${count}@example.org`);
  ben = await createSecurePerson(stage, `ben${count}@example.org`);
  await ada.setUpTotp();
  const statement = "My phone was stolen on the train.";
  requestId = (await ada.browser.call(requestReset, { lost: ["totp"], statement })).data.requestId;
});

const stranger = () => new TestBrowser(stage, `198.51.104.${count}`);

const changesTold = async (change: string) => {
  const all = await listMessages(stage);
  return all.flatMap(({ to, message }) =>
    message.template === "security-changed" && message.change === change ? [{ to, message }] : [],
  );
};

async function tokenOf(email: string | null): Promise<string> {
  const told = (await changesTold("reset-requested")).findLast(({ to }) => to === email);
  return told?.message.undoToken ?? "";
}

const statusOf = async () => (await supervisor.browser.call(getResetRequest, { requestId })).data;

const decide = (outcome: "approved" | "refused") =>
  supervisor.browser.call(decideResetRequest, {
    requestId,
    outcome,
    reason: "Seen on a video call.",
    codes: { totp: supervisor.totp() },
  });

describe("the link in the message about a reset request", () => {
  test("shows what is asked for and cancels it without a login, and the factor stays", async () => {
    const token = await tokenOf(ada.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const preview = await stranger().call(previewResetCancel, { token });
    expect(preview.data).toMatchObject({ lost: ["totp"], createdAt: expect.any(Number) });
    expect((await statusOf()).status).toBe("pending");
    const cancelled = await stranger().call(cancelReset, { token });
    expect(cancelled.data).toEqual({ requestId, status: "cancelled" });
    expect(await statusOf()).toMatchObject({ status: "cancelled", cancelledBy: "link" });
    const { data } = await ada.browser.call(securityStatus, {});
    expect(data).toMatchObject({ totp: expect.any(Object), resetRequest: { status: "cancelled" } });
    const told = await changesTold("reset-cancelled");
    expect(told.map(({ to }) => to)).toContain(ada.email);
    stage.clock.advance(DAY);
    expect((await decide("approved")).error).toBe("caseDecided");
    expect((await ada.browser.call(userInfo, {})).code).toBe(0);
  });

  test("counts once, also pressed twice at the same moment, and a new request has another", async () => {
    const token = await tokenOf(ada.email);
    const pressed = await Promise.all([1, 2, 3].map(() => stranger().call(cancelReset, { token })));
    expect(pressed.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(new Set(pressed.map(({ error }) => error))).toEqual(new Set([undefined, "undoExpired"]));
    const again = { lost: ["totp"], statement: "This time it is really me." } as const;
    requestId = (await ada.browser.call(requestReset, { ...again, lost: ["totp"] })).data.requestId;
    expect((await stranger().call(cancelReset, { token })).error).toBe("undoExpired");
    expect((await statusOf()).status).toBe("pending");
    expect(await tokenOf(ada.email)).not.toBe(token);
  });

  test("is refused where it is not exactly the one that was sent", async () => {
    const token = await tokenOf(ada.email);
    for (const wrong of ["", `${token.slice(0, -1)}_`, token.toLowerCase(), "x".repeat(43)]) {
      if (wrong === token) continue;
      expect((await stranger().call(cancelReset, { token: wrong })).error).toBe("undoExpired");
      expect((await stranger().call(previewResetCancel, { token: wrong })).error).toBe(
        "undoExpired",
      );
    }
    expect((await statusOf()).status).toBe("pending");
  });

  test("goes to every bound contact of the account, and is stored as a hash alone", async () => {
    await ada.browser.call(cancelReset, {});
    const phone = `+4915112360${600 + count}`;
    expect((await ada.bind("phone", phone)).code).toBe(0);
    const again = { lost: ["totp" as const], statement: "The authenticator is gone." };
    await ada.browser.call(requestReset, again);
    const token = await tokenOf(phone);
    expect(token).toBe(await tokenOf(ada.email));
    const { rows } = await stage.database.pool.query(
      "select string_agg(reset_request::text, '') as rows from reset_request",
    );
    expect(rows[0].rows).not.toContain(token);
  });

  test("is worth nothing once the factors were taken away", async () => {
    const token = await tokenOf(ada.email);
    stage.clock.advance(DAY);
    expect((await decide("approved")).code).toBe(0);
    expect((await stranger().call(cancelReset, { token })).error).toBe("undoExpired");
    expect((await stranger().call(previewResetCancel, { token })).error).toBe("undoExpired");
    expect(await statusOf()).toMatchObject({ status: "approved", cancelledBy: null });
  });
});

describe("cancelling while logged in", () => {
  test("ends the own open request, once", async () => {
    expect((await ada.browser.call(cancelReset, {})).data.status).toBe("cancelled");
    expect(await statusOf()).toMatchObject({ status: "cancelled", cancelledBy: "session" });
    expect((await ada.browser.call(cancelReset, {})).error).toBe("resetRequestClosed");
  });

  test("is not possible for a stranger, nor after the decision", async () => {
    expect((await stranger().call(cancelReset, {})).error).toBe("notLoggedIn");
    expect((await ben.browser.call(cancelReset, {})).error).toBe("resetRequestClosed");
    const half = await ada.browser.call(cancelReset, {}, { authorization: null });
    expect(half.error).toBe("notLoggedIn");
    expect((await statusOf()).status).toBe("pending");
    expect((await decide("refused")).code).toBe(0);
    expect((await ada.browser.call(cancelReset, {})).error).toBe("resetRequestClosed");
    expect(await statusOf()).toMatchObject({ status: "refused", cancelledBy: null });
  });

  test("takes it out of the queue of staff, also from the one who has claimed it", async () => {
    const kind = "resets" as const;
    expect((await supervisor.browser.call(claimCase, { kind, caseId: requestId })).code).toBe(0);
    await ada.browser.call(cancelReset, {});
    const { data } = await supervisor.browser.call(listCases, { kind, pageSize: 50 });
    const ids = data.list.map(({ caseId }: { readonly caseId: string }) => caseId);
    expect(ids).not.toContain(requestId);
    const claims = await stage.database.pool.query(
      "select from case_claim where kind = 'resets' and case_id = $1",
      [requestId],
    );
    expect(claims.rowCount).toBe(0);
  });

  test("or deciding at the same moment is one of the two", async () => {
    stage.clock.advance(DAY);
    const [cancelled, decided] = await Promise.all([
      stranger().call(cancelReset, { token: await tokenOf(ada.email) }),
      decide("approved"),
    ]);
    const { status } = await statusOf();
    expect([cancelled.code === 0, decided.code === 0]).toEqual([
      status === "cancelled",
      status === "approved",
    ]);
  });
});

test("a request that has ended cannot be changed in the database", async () => {
  await ada.browser.call(cancelReset, {});
  const change = stage.database.pool.query(
    "update reset_request set status = 'pending', cancelled_by = null, decided_at = null where id = $1",
    [requestId],
  );
  await expect(change).rejects.toThrow("cannot be changed");
});
