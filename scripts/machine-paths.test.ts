import { expect, test } from "vitest";
import { findMachinePaths } from "./machine-paths.ts";

// Composed here, so that this file passes the check itself.
const slash = "/";
const dot = ".";

test.for([
  `see ${slash}work/main for more`,
  `const file = "${slash}tmp/out.json";`,
  `cd ${slash}root/project`,
  `"resolved": "https://registry${dot}npmjs.org/x"`,
])("the machine path in %s is found", (line) => {
  expect(findMachinePaths("a.ts", `first\n${line}`)).toMatchObject([{ file: "a.ts", line: 2 }]);
});

test.for([
  "import x from '../work/main.ts';",
  "https://parley.example/work/main",
  "`${base}/tmp/file`",
  "/workers/rates",
  `binary \0 ${slash}tmp/x`,
])("%s is not a machine path", (line) => {
  expect(findMachinePaths("a.ts", line)).toEqual([]);
});
