// docs/native-app.md is what the app's programmers build from: it states every call as the bridge
// sends it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALL_NAMES, CALLS } from "../apps/web/app/bridge/calls.ts";
import { CALLBACK, MESSAGE_VERSION } from "../apps/web/app/bridge/host.ts";

const DOCUMENT = readFileSync(new URL("../docs/native-app.md", import.meta.url), "utf8");

test.each(CALL_NAMES)("the documentation states %s as it is sent", (name) => {
  const [, section = ""] = DOCUMENT.split(`\n### ${name}\n`);
  const [own = ""] = section.split("\n## ")[0]?.split("\n### ") ?? [];
  const [, json = "{}"] = /```json\n([\s\S]*?)\n```/.exec(own) ?? [];
  expect(JSON.parse(json)).toEqual({
    version: MESSAGE_VERSION,
    id: "5f0c…",
    name,
    payload: CALLS[name].example,
    callback: CALLBACK,
  });
  expect(own).toContain(`Time-out: ${CALLS[name].timeoutMs / 1000} s.`);
});

test.each(CALL_NAMES)("the result that the documentation gives for %s is accepted", (name) => {
  const [, section = ""] = DOCUMENT.split(`\n### ${name}\n`);
  const [, json = ""] = /Result: `([^`]+)`/.exec(section) ?? [];
  expect(CALLS[name].read(JSON.parse(json).data)).not.toBeUndefined();
});
