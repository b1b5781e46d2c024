import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import { expect, test } from "vitest";
import { listUnmetConditions } from "./match-offer.ts";

const asked = { ...NO_CONDITIONS, minCompletionPercent: 95 };
const taker = { isKycApproved: true, registeredDays: 100 };

test.each([
  ["nobody's orders have ended", 0, 100, []],
  ["all that ended failed", 0, 0, ["conditionCompletion"]],
  ["most were completed", 18, 90, ["conditionCompletion"]],
  ["all but one in twenty were completed", 19, 95, []],
])("the rate asked for, where %s", (_name, completedTrades, completionPercent, unmet) => {
  expect(listUnmetConditions(asked, { ...taker, completedTrades, completionPercent })).toEqual(
    unmet,
  );
});
