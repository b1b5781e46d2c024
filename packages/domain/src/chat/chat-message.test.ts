import { toUserId } from "../ids.ts";
import type { StaffRole } from "../staff/staff-right.ts";
import { describe, expect, test } from "vitest";
import {
  canWrite,
  CHAT_AFTER_END_MS,
  chatReaderIn,
  chatRoleIn,
  cleanMessage,
  decideAudience,
  decideContent,
  MAX_MESSAGE_LENGTH,
  MAX_PHRASE_TEXT_LENGTH,
  type ChatMember,
  type MessageDraft,
} from "./chat-message.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const DAY_MS = 24 * 60 * 60_000;

describe("participants of a chat", () => {
  const order = {
    offerSide: "sell",
    advertiserId: toUserId(1n),
    takerId: toUserId(2n),
    caseStaffId: toUserId(3n),
  } as const;

  test("the two sides, and staff with the case", () => {
    const members: ChatMember[] = [
      { userId: toUserId(1n), actingAs: null },
      { userId: toUserId(2n), actingAs: null },
      { userId: toUserId(3n), actingAs: "agent" },
      { userId: toUserId(4n), actingAs: "supervisor" },
      // Staff with the case outside of a staff session, or in another role.
      { userId: toUserId(3n), actingAs: null },
      { userId: toUserId(3n), actingAs: "administrator" },
    ];
    const roles = members.map((member) => chatRoleIn(order, member));
    expect(roles).toEqual(["seller", "buyer", "staff", null, null, null]);
    const agent = { userId: toUserId(3n), actingAs: "agent" } as const;
    expect(chatRoleIn({ ...order, caseStaffId: null }, agent)).toBeNull();
  });

  test("staff who may approve a waiting ruling read along", () => {
    const at = {
      kind: "release",
      amount: null,
      reason: "fraud",
      note: "",
      texts: null,
      byId: toUserId(3n),
      at: 1,
      effectAt: null,
      approvedById: null,
      acceptedBy: [],
    } as const;
    const read = (ruling: typeof at | null, actingAs: StaffRole) =>
      chatReaderIn({ ...order, ruling }, { userId: toUserId(4n), actingAs });
    expect(read(at, "supervisor")).toBe("staff");
    expect(read(at, "agent")).toBeNull();
    expect(read(null, "supervisor")).toBeNull();
  });
});

describe("how long a chat is open", () => {
  const none = { state: "none", by: null, reason: null, openedAt: null } as const;
  const open = { state: "open", by: "buyer", reason: "other", openedAt: NOW } as const;
  const running = { appeal: none, completedAt: null, canceledAt: null };

  test("while the order runs, and a day after its end", () => {
    expect(canWrite(running, "buyer", NOW)).toBe(true);
    const ended = { ...running, canceledAt: NOW };
    expect(canWrite(ended, "buyer", NOW + CHAT_AFTER_END_MS - 1)).toBe(true);
    expect(canWrite(ended, "seller", NOW + CHAT_AFTER_END_MS)).toBe(false);
    expect(canWrite({ ...running, completedAt: NOW }, "buyer", NOW + DAY_MS)).toBe(false);
  });

  test("as long as an appeal is open, and for staff always", () => {
    const late = NOW + 9 * DAY_MS;
    expect(canWrite({ ...running, canceledAt: NOW, appeal: open }, "buyer", late)).toBe(true);
    expect(canWrite({ ...running, canceledAt: NOW }, "staff", late)).toBe(true);
  });
});

describe("text", () => {
  test.each([
    ["  hello \n", "hello"],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["a\tb", "a b"],
    ["a\u0000\u0007b", "ab"],
    // A file name that reads as another one when the direction is turned.
    ["\u202Egpj.exe", "gpj.exe"],
    ["a\u2028b\u200Bc\uFEFF", "abc"],
    ["e\u0301", "é"],
    // Joiners are letters' and pictures' own.
    ["क्\u200Dष 👨\u200D👩\u200D👧", "क्\u200Dष 👨\u200D👩\u200D👧"],
  ])("%j is stored as %j", (given, kept) => expect(cleanMessage(given)).toBe(kept));

  test.each(["", "   \n", "\u200B", "\u200D\u200C", "\u0000"])("%j is empty", (text) =>
    expect(cleanMessage(text)).toBeNull(),
  );

  test("has a longest length, counted in visible characters", () => {
    expect(cleanMessage("😀".repeat(MAX_MESSAGE_LENGTH))).not.toBeNull();
    expect(cleanMessage("x".repeat(MAX_MESSAGE_LENGTH + 1))).toBeNull();
  });
});

describe("a chat message", () => {
  const decide = (draft: MessageDraft, role: "buyer" | "seller" | "staff" = "buyer") =>
    decideContent(draft, role, NOW);

  test("has the content of its kind, and nothing else", () => {
    expect(decide({ kind: "text", text: " hi " })).toEqual({
      kind: "text",
      text: "hi",
      fileId: null,
      phrase: null,
    });
    expect(decide({ kind: "image", fileId: 7n })).toMatchObject({ kind: "image", fileId: 7n });
    expect(decide({ kind: "file", fileId: 7n })).toMatchObject({ kind: "file", text: null });
  });

  test.each<MessageDraft>([
    { kind: "text" },
    { kind: "text", text: " " },
    { kind: "text", text: "hi", fileId: 7n },
    { kind: "image" },
    { kind: "image", text: "hi" },
    { kind: "file", fileId: 7n, text: "hi" },
    { kind: "file", fileId: 7n, phrase: { code: "thanks", values: {} } },
    { kind: "phrase" },
    { kind: "phrase", text: "hi" },
    { kind: "phrase", phrase: { code: "thanks", values: {} }, text: "hi" },
  ])("is not sent as %o", (draft) => expect(decide(draft)).toBeNull());

  test("a quick phrase belongs to the sender's side, with its values", () => {
    const phrase = { code: "payment-reference", values: { text: " TX \n 17 " } } as const;
    expect(decide({ kind: "phrase", phrase })).toMatchObject({
      phrase: { code: "payment-reference", values: { text: "TX 17" } },
    });
    expect(decide({ kind: "phrase", phrase }, "seller")).toBeNull();
    expect(decide({ kind: "phrase", phrase: { code: "thanks", values: {} } }, "staff")).toBeNull();
    const delay = { code: "bank-delay", values: { time: NOW + DAY_MS } } as const;
    expect(decide({ kind: "phrase", phrase: delay })?.phrase).toEqual(delay);
  });

  test.each([
    ["payment-reference", {}],
    ["payment-reference", { text: " " }],
    ["payment-reference", { text: "x".repeat(MAX_PHRASE_TEXT_LENGTH + 1) }],
    ["payment-reference", { text: "x", time: NOW }],
    ["thanks", { text: "x" }],
    ["bank-delay", {}],
    ["bank-delay", { time: NOW + 31 * DAY_MS }],
    ["bank-delay", { time: NOW + 0.5 }],
  ] as const)("is not the phrase %s with %o", (code, values) =>
    expect(decide({ kind: "phrase", phrase: { code, values } })).toBeNull(),
  );
});

test.each([
  ["buyer", "text", false, null, null],
  ["staff", "file", false, null, null],
  ["staff", "file", true, null, null],
  ["staff", "text", false, "buyer", null],
  ["staff", "phrase", false, "seller", null],
  ["staff", "image", false, "buyer", "messageUnsendable"],
  ["staff", "text", true, "buyer", "messageUnsendable"],
  ["seller", "text", false, "buyer", "notAllowed"],
  ["buyer", "text", true, null, "notAllowed"],
] as const)(
  "a message of the %s, %s, a note: %s, only for: %s",
  (role, kind, isInternal, onlyFor, refusal) => {
    expect(decideAudience({ kind, isInternal, onlyFor }, role)).toBe(refusal);
  },
);
