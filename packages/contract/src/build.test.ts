import { expect, test } from "vitest";
import {
  pageOfPayload,
  payloadPath,
  readBuildInfo,
  readBuildMeta,
  readPagePayload,
} from "./build.ts";

const INFO = { id: "a1b2", timestamp: 5 };
const META = {
  ...INFO,
  prerendered: ["/en"],
  redirects: { "/en/account": "/en/account/security" },
};

test("a build and the rules of its routes are read", () => {
  expect(readBuildInfo(META)).toEqual(INFO);
  expect(readBuildMeta(META)).toEqual(META);
});

test.each([
  ["nothing", null],
  ["a page instead of a file", "<!doctype html>"],
  ["no name", { ...META, id: "" }],
  ["no time", { ...META, timestamp: "5" }],
])("%s is no build", (_, value) => {
  expect(readBuildInfo(value)).toBeNull();
  expect(readBuildMeta(value)).toBeNull();
});

test.each([
  ["without a list", { ...META, prerendered: undefined }],
  ["with a path that is no text", { ...META, prerendered: ["/en", 7] }],
  ["without redirects", { ...META, redirects: ["/en"] }],
])("rules %s are refused", (_, value) => {
  expect(readBuildMeta(value)).toBeNull();
});

test("a redirect that is no text is left out", () => {
  expect(readBuildMeta({ ...META, redirects: { "/a": "/b", "/c": 1 } })?.redirects).toEqual({
    "/a": "/b",
  });
});

test("a payload carries its build and its data, which may be null", () => {
  expect(readPagePayload({ buildId: "a1b2", data: null })).toEqual({ buildId: "a1b2", data: null });
  expect(readPagePayload({ buildId: "a1b2" })).toBeNull();
  expect(readPagePayload({ data: {} })).toBeNull();
});

test("a payload is below the path of its page", () => {
  expect(payloadPath("/en/hkpay")).toBe("/en/hkpay/_payload.json");
  expect(pageOfPayload("/en/hkpay/_payload.json")).toBe("/en/hkpay");
  expect(pageOfPayload("/en/hkpay")).toBeNull();
});
