import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadBuild } from "./build-routes.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-build-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const file = () => join(folder, "build.json");

test("the build is read from the web's build", async () => {
  await writeFile(file(), JSON.stringify({ id: "a1b2", timestamp: 5 }));
  expect(await loadBuild(pathToFileURL(file()))).toEqual({
    id: "a1b2",
    timestamp: 5,
    prerendered: [],
    redirects: {},
  });
});

test("without a build every start has its own, the same for the whole process", async () => {
  const first = await loadBuild(pathToFileURL(file()));
  expect(first.id).toMatch(/^start-\d+$/);
  expect(await loadBuild(pathToFileURL(file()))).toEqual(first);
});
