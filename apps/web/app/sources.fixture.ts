/** The source files of the website and of its parts, for tests that hold all of them against a rule. */
import { readdirSync, readFileSync } from "node:fs";

export interface Source {
  /** From this folder; those of the parts begin with `site/` or `parts/`. */
  readonly name: string;
  readonly text: string;
}

const FOLDERS = [
  { folder: ".", prefix: "" },
  { folder: "../../../packages/site/src/", prefix: "site/" },
  { folder: "../../parts/", prefix: "parts/" },
] as const;

export function readSources(): Source[] {
  return FOLDERS.flatMap(({ folder, prefix }) => {
    const root = new URL(folder, import.meta.url);
    return readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
      .filter((name) => !/^(build|node_modules)\//.test(name))
      .toSorted()
      .map((name) => ({
        name: prefix + name,
        text: readFileSync(new URL(name, root), "utf8"),
      }));
  });
}
