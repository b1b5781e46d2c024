import { expect, test } from "vitest";
import { explainConnectError } from "./open-database.ts";

const URL_WITH_SECRET = "postgres://someone:hunter2@db.example:6543/shop";

test.for([
  ["ENOTFOUND", "The host db.example of DATABASE_URL is not known."],
  ["ECONNREFUSED", "Nothing answers at db.example:6543"],
  ["28P01", 'PostgreSQL at db.example:6543 refuses the user "someone"'],
  ["3D000", 'PostgreSQL at db.example:6543 has no database "shop"'],
  ["ECONNRESET", "No PostgreSQL answers at db.example:6543"],
] as const)("%s is reported as a sentence without the password", ([code, sentence]) => {
  const error = Object.assign(new Error("low-level words"), { code });
  const text = explainConnectError(error, URL_WITH_SECRET);
  expect(text).toContain(sentence);
  expect(text).toMatch(/[.?]$/);
  expect(text).not.toContain("hunter2");
});

test("a missing port is PostgreSQL's default", () => {
  expect(explainConnectError(new Error("x"), "postgres://db.example/shop")).toContain(
    "db.example:5432",
  );
});
