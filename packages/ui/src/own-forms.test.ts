/** A form in an overlay must not submit the form of the page behind it. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);

test("every overlay keeps the submit events of its content to itself", () => {
  const overlays = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }))
    .filter(({ text }) => text.includes(".Portal>"));
  expect(overlays.length).toBeGreaterThan(5);
  const leaking = overlays.filter(({ text }) => {
    const popups = text.match(/<Base\.Popup\b/g) ?? [];
    const kept = text.match(/<Base\.Popup\s+\{\.\.\.OWN_FORMS\}/g) ?? [];
    return popups.length === 0 || popups.length !== kept.length;
  });
  expect(leaking.map(({ name }) => name)).toEqual([]);
});
