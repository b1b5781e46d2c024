import { createECDH } from "node:crypto";
import { describe, expect, test } from "vitest";
import { arePushKeys, encryptPush, LONGEST_PUSH_TEXT } from "./encrypt-push.ts";
import { createSimulatedBrowser, openWith } from "@parley/testing/push/simulated-browser";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** RFC 8291, appendix A. */
const EXAMPLE = {
  text: "When I grow up, I want to be a watermelon",
  senderPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  browserPrivate: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  browserPublic:
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};
const keys = { p256dh: bytes(EXAMPLE.browserPublic), auth: bytes(EXAMPLE.auth) };

describe("a pushed message", () => {
  test("is encrypted as in the example of RFC 8291", () => {
    const random = { privateKey: bytes(EXAMPLE.senderPrivate), salt: bytes(EXAMPLE.salt) };
    expect(encryptPush(EXAMPLE.text, keys, random).toString("base64url")).toBe(EXAMPLE.body);
  });

  test("of the example is opened by its browser", () => {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(bytes(EXAMPLE.browserPrivate));
    expect(openWith(pair, keys).open(bytes(EXAMPLE.body))).toBe(EXAMPLE.text);
  });

  test("never looks the same twice, and is opened by one browser alone", () => {
    const [browser, other] = [createSimulatedBrowser(), createSimulatedBrowser()];
    const body = encryptPush("Bestellung bezahlt · 已付款", browser);
    expect(browser.open(body)).toBe("Bestellung bezahlt · 已付款");
    expect(encryptPush("Bestellung bezahlt · 已付款", browser)).not.toEqual(body);
    expect(() => other.open(body)).toThrow(/unable to authenticate/);
  });

  test("fits into what every push service accepts, or is refused", () => {
    const browser = createSimulatedBrowser();
    expect(encryptPush("x".repeat(LONGEST_PUSH_TEXT), browser).length).toBeLessThanOrEqual(4_096);
    expect(() => encryptPush("x".repeat(LONGEST_PUSH_TEXT + 1), browser)).toThrow(RangeError);
  });
});

test("keys are a point of the curve and sixteen bytes", () => {
  const { p256dh, auth } = createSimulatedBrowser();
  expect(arePushKeys({ p256dh, auth })).toBe(true);
  const moved = Buffer.from(p256dh);
  moved.writeUInt8(moved.readUInt8(40) ^ 1, 40);
  expect(arePushKeys({ p256dh: moved, auth })).toBe(false);
  expect(arePushKeys({ p256dh: p256dh.subarray(0, 64), auth })).toBe(false);
  expect(arePushKeys({ p256dh, auth: auth.subarray(0, 15) })).toBe(false);
});
