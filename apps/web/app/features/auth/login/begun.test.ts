import { expect, test } from "vitest";
import { readBegun, type Begun } from "./begun.ts";

const sent = { channel: "email", account: "mei***@example.com", resendAt: 90_500 } as const;
const begun: Begun = { account: "mei@example.com", sent };

test.each([begun, { ...begun, sent: null }])("is found again as it was kept: %j", (kept) => {
  expect(readBegun(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([null, "text", {}, { ...begun, account: "" }])("counts as none: %j", (found) => {
  expect(readBegun(found)).toBeNull();
});

test.each([{ ...sent, channel: "letter" }, { ...sent, resendAt: "soon" }, "text"])(
  "a code that another build has kept was not requested: %j",
  (found) => {
    expect(readBegun({ ...begun, sent: found })).toEqual({ ...begun, sent: null });
  },
);

test("neither a password nor a ticket is read, even if one was kept", () => {
  expect(readBegun({ ...begun, password: "secret", ticket: "secret" })).toEqual(begun);
});
