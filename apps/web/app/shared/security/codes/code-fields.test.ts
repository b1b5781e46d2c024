/** Code fields have the focus and send themselves, in every form that has one. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "../../../sources.fixture.ts";

const sources = readSources();
const namesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
const textOf = (name: string) => sources.find((source) => source.name === name)?.text ?? "";

test("six-digit codes are typed into the shared field alone", () => {
  expect(namesWith(/from "@parley\/ui\/controls\/otp-field"/)).toEqual([
    // It shows the parts of the site and sends nothing.
    "features/style-guide/flows-section.tsx",
    "shared/security/codes/code-field.tsx",
  ]);
  expect(namesWith(/one-time-code|maxLength=\{6\}/)).toEqual([]);
});

test("no form can omit what happens after the last digit", () => {
  const fields = [
    "features/auth/parts/sent-code-input.tsx",
    "shared/security/codes/code-field.tsx",
    "shared/security/codes/sent-code-field.tsx",
  ];
  const asking = namesWith(/readonly onComplete: \(value: string\) => void;/);
  expect(asking).toEqual(fields);
  expect(namesWith(/onComplete=\{(props\.)?onComplete\}/)).toEqual(expect.arrayContaining(fields));
  const field = readFileSync(
    new URL("../../../../../../packages/ui/src/controls/otp-field.tsx", import.meta.url),
    "utf8",
  );
  expect(field).toMatch(/onValueComplete=\{\(next\) => onComplete\?\.\(next\)\}/);
});

test("every form with a code field focuses it", () => {
  const rendering = namesWith(/<(CodeField|SentCodeField|SentCodeInput)\b/).filter(
    (name) => !name.startsWith("features/style-guide/"),
  );
  expect(rendering.filter((name) => !textOf(name).includes(".focus()"))).toEqual([
    // These two hold a field that takes the focus itself.
    "features/auth/forgot/reset-step.tsx",
    "features/auth/register/confirm-step.tsx",
    // Parts of the form of all codes, which leads from one to the next.
    "shared/security/codes/authenticator-factor.tsx",
    "shared/security/codes/own-code-field.tsx",
  ]);
});
