// Writes the drawing and the table of rooms into ARCHITECTURE.md from the import law. Run it after a
// change of the law; a test compares the two.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isTest, MAY_IMPORT } from "./import-law/rooms.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGE = join(ROOT, "ARCHITECTURE.md");
const SECTION = /(?<=<!-- rooms -->\n)[^]*?(?=<!-- \/rooms -->)/;

/** Rooms of the product that exist, with their imports; those for tests are left out. */
function listRooms(): (readonly [room: string, imports: readonly string[]])[] {
  return Object.entries(MAY_IMPORT).filter(([room]) =>
    ["apps", "packages"].some((top) => {
      const folder = `${top}/${room}`;
      return existsSync(join(ROOT, folder)) && !isTest(`${folder}/src/x.ts`);
    }),
  );
}

export function roomSection(): string {
  const rooms = listRooms();
  const arrows = rooms.flatMap(([room, imports]) => imports.map((name) => `  ${room} --> ${name}`));
  const alone = rooms.filter(([, imports]) => imports.length === 0).map(([room]) => `  ${room}`);
  const rows = rooms.map(
    ([room, imports]) => `| ${room} | ${imports.join(", ") || "nothing of ours"} |`,
  );
  return [
    "",
    "```mermaid",
    "flowchart TD",
    ...alone,
    ...arrows,
    "```",
    "",
    "| room | may import |",
    "| --- | --- |",
    ...rows,
    "",
    "",
  ].join("\n");
}

/** The page as it is and as it should be. */
export function compareRooms(): { readonly actual: string; readonly expected: string } {
  const actual = readFileSync(PAGE, "utf8");
  if (!SECTION.test(actual)) throw new Error("ARCHITECTURE.md has no <!-- rooms --> section");
  return { actual, expected: actual.replace(SECTION, () => roomSection()) };
}

if (import.meta.main) writeFileSync(PAGE, compareRooms().expected);
