import { expect, test } from "vitest";
import { runSteps } from "./startup.ts";

test("each failing step is reported with its number, and the others still run", async () => {
  const ran: string[] = [];
  const reports: string[] = [];
  await runSteps(
    [
      { name: "locale", run: () => void ran.push("locale") },
      {
        name: "theme",
        run: () => {
          throw new Error("no storage");
        },
      },
      { name: "lists", run: () => Promise.reject(new Error("no network")) },
      { name: "build", run: async () => void ran.push("build") },
    ],
    (text) => reports.push(text),
  );
  expect(ran).toEqual(["locale", "build"]);
  expect(reports).toEqual(["2: theme: no storage", "3: lists: no network"]);
});
