import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIALOGS, FRAMES } from "../e2e/walk/dialogs.ts";
import { CONSOLE_SCREENS, SCREENS } from "../e2e/walk/screens.ts";

const ROOT = new URL("../", import.meta.url);
const FOLDERS = ["apps/web/app", "apps/console/src", "apps/parts", "packages/site/src"];

/** What is drawn over a page, where it is filled; not where a dialog of one's own is used. */
const DRAWS =
  /<(?:Dialog|Drawer|Menu|Popover|Disclosure|FilterSheet|ConfirmDialog|StepDialog|VerifiedDialog|DecisionDialog|ReasonDialog)(?=\s)|\bpopover="/;

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/node_modules|\.test\./.test(file))
    .map((file) => `${folder}/${file}`);
}

const drawing = FOLDERS.flatMap(filesBelow).filter((file) =>
  DRAWS.test(readFileSync(new URL(file, ROOT), "utf8")),
);

test("each file that draws a dialog, sheet or menu has a way to it, and no other", () => {
  const known = new Set([...Object.keys(DIALOGS), ...FRAMES]);
  expect(drawing.filter((file) => !known.has(file))).toEqual([]);
  expect([...known].filter((file) => !drawing.includes(file))).toEqual([]);
});

test("each way begins at a screen of the walk, or is told by a story", () => {
  const screens = new Set([...SCREENS, ...CONSOLE_SCREENS].map(({ name }) => name));
  const lost = Object.entries(DIALOGS).filter(([, way]) => {
    if ("on" in way) return !screens.has(way.on);
    const story = new URL(`e2e/${way.story}`, ROOT);
    return !existsSync(story) || !readFileSync(story, "utf8").includes(way.says);
  });
  expect(lost).toEqual([]);
});
