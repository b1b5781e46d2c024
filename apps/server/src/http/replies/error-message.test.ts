import { expect, test, vi } from "vitest";
import { sayError } from "./error-message.ts";

test("an error is said with the values of its phrase, in the reader's language", () => {
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
  "a value that was not given (%o) leaves a sentence that fits, and is noted",
  (values) => {
    const noteMistake = vi.fn<(mistake: unknown) => void>();
    const message = sayError("en", "amountOutside", values, noteMistake);
    expect(message).toBe("The request failed. Please try again");
    expect(noteMistake).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
    expect(sayError("en", "amountOutside", values)).toBe(message);
  },
);

test("nothing is noted of an error that could be said", () => {
  const noteMistake = vi.fn<(mistake: unknown) => void>();
  sayError("ru", "orderUnknown", undefined, noteMistake);
  expect(noteMistake).not.toHaveBeenCalled();
});
