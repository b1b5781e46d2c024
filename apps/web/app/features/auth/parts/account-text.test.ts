import { expect, test } from "vitest";
import { kindOf, readAccount, readEmail } from "./account-text.ts";

test.each([
  ["mei@example.com", "mei@example.com"],
  ["  mei@example.com ", "mei@example.com"],
  ["ｍｅｉ＠example.com", "mei@example.com"],
  ["mei@mail.example.co.uk", "mei@mail.example.co.uk"],
  ["mei@example", null],
  ["mei@example.", null],
  ["@example.com", null],
  ["mei chan@example.com", null],
  ["a@b@example.com", null],
  ["", null],
])("the email %j travels as %j", (typed, email) => {
  expect(readEmail(typed)).toBe(email);
});

test.each([
  ["mei@example.com", "mei@example.com"],
  ["+44 7400 123456", "+447400123456"],
  ["0044 (7400) 123-456", "+447400123456"],
  ["＋４４７４００１２３４５６", "+447400123456"],
  ["07400 123456", null],
  ["mei", null],
  ["+", null],
  ["+44", null],
  ["mei@", null],
  ["", null],
])("the account %j travels as %j", (typed, account) => {
  expect(readAccount(typed)).toBe(account);
});

test.each([
  ["mei@example.com", "email"],
  ["+447400123456", "phone"],
] as const)("%s is an account by %s", (account, kind) => {
  expect(kindOf(account)).toBe(kind);
});
