import { expect, test } from "vitest";
import { nameThrown } from "./failure.ts";

const withCode = (code: string) => Object.assign(new Error("text"), { code });

test.each([
  [withCode("FST_ERR_CTP_BODY_TOO_LARGE"), "tooLarge"],
  [withCode("FST_ERR_CTP_INVALID_MEDIA_TYPE"), "unsupportedType"],
  [withCode("FST_ERR_HANDLER_TIMEOUT"), "timeout"],
  [withCode("57014"), "timeout"],
  [withCode("53300"), "unavailable"],
  [withCode("ECONNREFUSED"), "unavailable"],
  [new Error("timeout exceeded when trying to connect"), "unavailable"],
  [new Error("Query read timeout"), "unavailable"],
  // A constraint that caught what the code did not is a bug of ours, not the caller's.
  [withCode("23505"), "internal"],
  [withCode("toString"), "internal"],
  [new SyntaxError("ours"), "internal"],
  [Object.assign(new SyntaxError("theirs"), { statusCode: 400 }), "malformedRequest"],
  ["a text", "internal"],
  [null, "internal"],
])("%s is named %s", (thrown, name) => {
  expect(nameThrown(thrown)).toBe(name);
});
