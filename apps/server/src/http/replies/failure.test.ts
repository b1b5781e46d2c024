import { fastify } from "fastify";
import { describe, expect, test } from "vitest";
import { nameThrown, refuse, sendFailure, type Failure } from "./failure.ts";

const withCode = (code: string) => Object.assign(new Error("text"), { code });

test.each([
  [withCode("FST_ERR_CTP_BODY_TOO_LARGE"), "tooLarge"],
  [withCode("FST_ERR_CTP_INVALID_MEDIA_TYPE"), "unsupportedType"],
  [withCode("ANSWER_OVERDUE"), "timeout"],
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

async function answer(failure: Failure) {
  const app = fastify();
  app.get("/", (request, reply) => sendFailure(request, reply, failure));
  const response = await app.inject({ url: "/", headers: { language: "en" } });
  await app.close();
  const { code, error, message, data } = response.json();
  return { status: response.statusCode, code, error, message, data };
}

describe("a refusal", () => {
  const outside = { status: 422, code: 5021, error: "amountOutside", data: null };

  test("contains its values within the message only", async () => {
    const values = { amount: "12.5", token: "USDT" };
    expect(await answer(refuse("amountOutside", { values }))).toEqual({
      ...outside,
      message: "Please adjust the crypto amount < 12.5 USDT to meet the advertiser's requirements.",
    });
  });

  test("may have another sentence and keeps its name and code", async () => {
    const failure = refuse("amountOutside", {
      phrase: "errors.amountBelow",
      values: { amount: "12.5", token: "USDT" },
    });
    expect(await answer(failure)).toEqual({
      ...outside,
      message: "Please adjust the crypto amount > 12.5 USDT to meet the advertiser's requirements.",
    });
  });

  test("is sent also where a value is missing", async () => {
    expect(await answer(refuse("amountOutside"))).toEqual({
      ...outside,
      message: "The request failed. Please try again",
    });
  });
});

test.each<[string, Failure, object]>([
  [
    "each missing code",
    refuse("codesMissing", { missing: ["email", "totp"] }),
    {
      fields: [
        { path: "codes.email", message: "The field cannot be left blank." },
        { path: "codes.totp", message: "The field cannot be left blank." },
      ],
    },
  ],
  [
    "a wrong password, whatever the error",
    refuse("codeInvalid", { factor: "password" }),
    { fields: [{ path: "codes.password", message: "The password is not right." }] },
  ],
  [
    "an invalid field, with the other data",
    refuse("badInput", { field: "amount", data: { least: "1" }, retryIn: 7 }),
    { least: "1", retryIn: 7, fields: [{ path: "amount", message: "This value is not valid." }] },
  ],
  [
    "a field with an error of its own",
    refuse("unknownAsset", { field: "asset" }),
    { fields: [{ path: "asset", message: "This coin is not traded here." }] },
  ],
])("a refusal names %s", async (_what, failure, data) => {
  expect((await answer(failure)).data).toEqual(data);
});
