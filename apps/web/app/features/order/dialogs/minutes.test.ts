import { expect, it } from "vitest";
import { minutesOf } from "./minutes.ts";

it("an extension is a whole number of minutes from one to thirty", () => {
  expect(["1", " 15 ", "30"].map(minutesOf)).toEqual([1, 15, 30]);
  for (const text of ["", "0", "31", "1.5", "-3", "1e1", "ten"]) {
    expect(minutesOf(text)).toBeNull();
  }
});
