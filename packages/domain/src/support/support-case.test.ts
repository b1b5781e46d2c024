import { toUserId } from "../ids.ts";
import { describe, expect, test } from "vitest";
import {
  CASES_A_DAY,
  decideClaim,
  decideNewCase,
  decidePersonStep,
  decideStaffStep,
  decideStrangerCase,
  MOST_OPEN_CASES,
  MOST_UNANSWERED_MESSAGES,
  STRANGER_CASES_A_DAY_BY_EMAIL,
  STRANGER_CASES_A_DAY_BY_NETWORK,
  SUPPORT_STATES,
  type SupportDecision,
  type SupportFacts,
  type SupportState,
} from "./support-case.ts";

const ANN = toUserId(1n);
const BOB = toUserId(2n);
const agent = { id: ANN, role: "agent" } as const;
const colleague = { id: BOB, role: "agent" } as const;
const supervisor = { id: BOB, role: "supervisor" } as const;

/** As it is once Ann has claimed it, where its state says that a member of staff has it. */
const facts = (state: SupportState, unanswered = 1): SupportFacts => ({
  state,
  staffId: state === "open" ? null : ANN,
  unanswered,
});

type Decide = (of: SupportFacts) => SupportDecision<string>;

const CLOSED = "supportCaseClosed";
/** What a step makes of an open, a claimed, an answered and a closed case. */
const TABLE: readonly [string, Decide, readonly string[]][] = [
  ["reply by the person", (of) => decidePersonStep(of, "reply"), ["open", "claimed", "open"]],
  ["close by the person", (of) => decidePersonStep(of, "close"), ["closed", "closed", "closed"]],
  [
    "claim by the staff member who has it, or the first",
    (of) => decideClaim(of, agent, false),
    ["claimed", "claimed", "answered"],
  ],
  [
    "claim by a colleague who may not take it over",
    (of) => decideClaim(of, colleague, true),
    ["claimed", "caseTaken", "caseTaken"],
  ],
  [
    "claim by a supervisor",
    (of) => decideClaim(of, supervisor, false),
    ["claimed", "caseTaken", "caseTaken"],
  ],
  [
    "taking over by a supervisor",
    (of) => decideClaim(of, supervisor, true),
    ["claimed", "claimed", "answered"],
  ],
  [
    "answer by the staff member who has it",
    (of) => decideStaffStep(of, "answer", agent),
    ["caseNotYours", "answered", "answered"],
  ],
  [
    "close by the staff member who has it",
    (of) => decideStaffStep(of, "close", agent),
    ["caseNotYours", "closed", "closed"],
  ],
  [
    "answer by a supervisor who has not claimed it",
    (of) => decideStaffStep(of, "answer", supervisor),
    ["caseNotYours", "caseNotYours", "caseNotYours"],
  ],
];

describe("a step of a support case", () => {
  test.each(TABLE)("%s", (_step, decide, expected) => {
    const seen = SUPPORT_STATES.map((state) => {
      const decided = decide(facts(state));
      return decided.ok ? decided.state : decided.error;
    });
    expect(seen).toEqual([...expected, CLOSED]);
  });

  test("a reply puts an answered case back into the queue of all staff", () => {
    const decided = decidePersonStep(facts("answered", 0), "reply");
    expect(decided).toEqual({ ok: true, state: "open", staffId: null });
  });

  test("a case that a supervisor takes over is theirs", () => {
    const decided = decideClaim(facts("claimed"), supervisor, true);
    expect(decided).toEqual({ ok: true, state: "claimed", staffId: BOB });
  });

  test("a person waits for an answer after so many messages, and may still close", () => {
    const reply = (unanswered: number) => decidePersonStep(facts("claimed", unanswered), "reply");
    expect(reply(MOST_UNANSWERED_MESSAGES - 1).ok).toBe(true);
    expect(reply(MOST_UNANSWERED_MESSAGES)).toEqual({ ok: false, error: "supportWaits" });
    expect(decidePersonStep(facts("open", MOST_UNANSWERED_MESSAGES), "close").ok).toBe(true);
  });
});

test("an account group has a limit of open cases, and one of new cases in a day", () => {
  expect(decideNewCase({ open: MOST_OPEN_CASES - 1, ofDay: CASES_A_DAY - 1 })).toBeNull();
  expect(decideNewCase({ open: MOST_OPEN_CASES, ofDay: 0 })).toBe("supportOpenLimit");
  expect(decideNewCase({ open: 0, ofDay: CASES_A_DAY })).toBe("supportLimit");
});

test("a stranger has a limit by email address and one by network", () => {
  const below = {
    ofEmail: STRANGER_CASES_A_DAY_BY_EMAIL - 1,
    ofNetwork: STRANGER_CASES_A_DAY_BY_NETWORK - 1,
  };
  expect(decideStrangerCase(below)).toBeNull();
  expect(decideStrangerCase({ ...below, ofEmail: below.ofEmail + 1 })).toBe("supportLimit");
  expect(decideStrangerCase({ ...below, ofNetwork: below.ofNetwork + 1 })).toBe("supportLimit");
});
