import { describe, expect, it } from "vitest";
import {
  countWrong,
  FIELDS,
  stepIn,
  stepOfField,
  STEPS,
  withoutStep,
  withStep,
} from "./editor-steps.ts";
import { newDraft } from "./offer-draft.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the step in the address", () => {
  it("is the first one where none or an unknown one is named", () => {
    expect(stepIn(search(""))).toBe("offer");
    expect(stepIn(search("step=review"))).toBe("offer");
    expect(stepIn(search("step=terms"))).toBe("terms");
  });

  it("is written beside what else the address requests, and the first one not at all", () => {
    expect(withStep(search("fiat=EUR"), "terms")).toBe("?fiat=EUR&step=terms");
    expect(withStep(search("fiat=EUR&step=terms"), "conditions")).toBe("?fiat=EUR&step=conditions");
    expect(withStep(search("fiat=EUR&step=terms"), "offer")).toBe("?fiat=EUR");
    expect(withStep(search("step=terms"), "offer")).toBe("");
  });

  it("does not count for what a draft belongs to", () => {
    expect(withoutStep(search("from=5&step=terms"))).toBe(withoutStep(search("from=5")));
    expect(withoutStep(search("from=5"))).not.toBe(withoutStep(search("from=6")));
  });
});

it("each field of a draft is filled in at one step", () => {
  const placed = STEPS.flatMap((step) => FIELDS[step]);
  // They are part of the field `hours`.
  const fields = Object.keys(newDraft("USDT", "EUR")).filter(
    (name) => name !== "hasHours" && name !== "timeZone",
  );
  expect(placed.toSorted()).toEqual(fields.toSorted());
  expect(stepOfField("payWindow")).toBe("terms");
});

it("the wrong fields of a step are counted", () => {
  const errors = { quantity: {}, maxLimit: {}, message: {} };
  expect(STEPS.map((step) => countWrong(step, errors))).toEqual([0, 2, 1]);
});
