/** Endpoints for machines. */
import { expect, test } from "@playwright/test";

test("the site serves health, readiness, build and documents", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
  expect(await (await request.get("/builds/latest.json")).json()).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{10}$/),
  });
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Sitemap: ");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/zh-tw/p2p/buy");
  expect(sitemap).toContain('hreflang="x-default"');
});

test("the documentation page renders the API without any other server", async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url())) {
      elsewhere.push(request.url());
    }
  });
  await page.goto("/api/docs");
  // The program that draws the page is the largest of all that the stories load.
  const drawn = page.getByText("/api/ctc/query-crypto-fiat").first();
  await expect(drawn).toBeVisible({ timeout: 45_000 });
  expect(elsewhere).toEqual([]);
});
