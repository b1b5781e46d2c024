import { expect, test } from "vitest";
import { decideKycQuestion, MAX_KYC_QUESTIONS } from "./kyc-question.ts";

test("one question at a time, and only so many", () => {
  expect(decideKycQuestion({ count: 0, isOpen: false })).toBeNull();
  expect(decideKycQuestion({ count: 1, isOpen: true })).toBe("kycQuestionOpen");
  expect(decideKycQuestion({ count: MAX_KYC_QUESTIONS - 1, isOpen: false })).toBeNull();
  expect(decideKycQuestion({ count: MAX_KYC_QUESTIONS, isOpen: false })).toBe("kycQuestionLimit");
});
