import { expect, test, vi } from "vitest";
import { sayError } from "./error-message.ts";

test("an error's text includes the values of its phrase, in the reader's language", () => {
  const values = { amount: "12.5", token: "USDT" };
  expect(sayError("en", "amountOutside", values)).toBe(
    "Please adjust the crypto amount < 12.5 USDT to meet the advertiser's requirements.",
  );
  expect(sayError("de", "amountOutside", values)).toContain("< 12.5 USDT");
  expect(sayError("en", "amountOutside", values, undefined, "errors.amountBelow")).toBe(
    "Please adjust the crypto amount > 12.5 USDT to meet the advertiser's requirements.",
  );
  expect(sayError("de", "chatClosed")).toBe("Dieser Chat ist geschlossen.");
});

test.each([undefined, {}, { amount: "12.5" }])(
  "a missing value (%o) gives a general sentence, and is reported",
  (values) => {
    const noteMistake = vi.fn<(mistake: unknown) => void>();
    const message = sayError("en", "amountOutside", values, noteMistake);
    expect(message).toBe("The request failed. Please try again");
    expect(noteMistake).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    expect(sayError("en", "amountOutside", values)).toBe(message);
  },
);

test("a complete error reports nothing", () => {
  const noteMistake = vi.fn<(mistake: unknown) => void>();
  sayError("ru", "orderUnknown", undefined, noteMistake);
  expect(noteMistake).not.toHaveBeenCalled();
});
