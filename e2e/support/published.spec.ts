/** Help that staff publish: shown at once, in English where a language has none, marked when old. */
import { expect, test } from "../helpers/own-server.ts";

test.describe.configure({ mode: "default" });

const articleSource = (title: string, line: string) =>
  `---\ntitle: ${title}\nlead: In one sentence.\ntopic: costs\nplace: 9\n---\n\n## The rule {#rule}\n\n${line}\n`;

test("a published article is on the help pages at once, and text in it stays text", async ({
  page,
  site,
}) => {
  const text = { kind: "article", slug: "summer-break", version: 0 } as const;
  expect((await page.goto("/en/help/summer-break"))?.status()).toBe(404);
  const line = "Deposits wait when 1 < 2 & “so”, see [fees](/help/fees) or **all**.";
  await site.publish({ ...text, language: "en", source: articleSource("Summer break", line) });

  await page.goto("/en/help");
  await page.getByRole("link", { name: "Summer break" }).click();
  await expect(page).toHaveURL("/en/help/summer-break");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summer break");
  await expect(page.getByText("Deposits wait when 1 < 2 & “so”, see")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "fees" }).click();
  await expect(page).toHaveURL("/en/help/fees");

  await page.goto("/de/help/summer-break");
  await expect(
    page.getByText("Dieser Text ist in Ihrer Sprache noch nicht verfügbar."),
  ).toBeVisible();
  await expect(page.getByText("Summer break").first()).toBeVisible();
  await site.publish({ ...text, language: "de", source: articleSource("Sommerpause", "Wartet.") });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sommerpause");
  await expect(page.getByText("noch nicht verfügbar")).toHaveCount(0);

  const second = { ...text, language: "en", version: 1 };
  await site.publish({ ...second, source: articleSource("Summer break over", "It is over.") });
  await page.goto("/en/help/summer-break");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Summer break over");
  await page.goto("/de/help/summer-break");
  await expect(page.getByText("Der englische Text ist neuer als diese Übersetzung.")).toBeVisible();
  await page.getByRole("link", { name: "Auf Englisch lesen" }).click();
  await expect(page).toHaveURL("/en/help/summer-break");
});

test("the newest announcement is a quiet line on the home page with a page of its own", async ({
  page,
  site,
}) => {
  const text = { kind: "announcement", slug: "new-coins", language: "en" } as const;
  const source =
    "---\ntitle: Three new coins\nlead: From today.\ndate: 2031-05-04\n---\n\n## Which {#which}\n\nThe ones you asked for.\n";
  await site.publish({ ...text, source, version: 0 });
  await page.goto("/en");
  await page.getByRole("link", { name: "Three new coins" }).click();
  await expect(page).toHaveURL("/en/help/announcements/new-coins");
  await expect(page.getByText("May 4, 2031")).toBeVisible();
  await expect(page.getByText("The ones you asked for.")).toBeVisible();
  await site.publish({ ...text, source: null, version: 1 });
  await page.goto("/en");
  await expect(page.getByRole("link", { name: "Three new coins" })).toHaveCount(0);
  expect((await page.goto("/en/help/announcements/new-coins"))?.status()).toBe(404);
});
