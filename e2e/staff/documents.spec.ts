/** Documents that people hand in as evidence, page by page at the console. */
import { expectAccessible } from "../helpers/accessibility.ts";
import { openConsole } from "../helpers/console.ts";
import { pdfOf } from "../helpers/pdf.ts";
import { expect, placeOrder, publishSell, test, type Trader } from "../helpers/traders.ts";
import { writeHeaders } from "../helpers/wallet.ts";

interface Paper {
  readonly name: string;
  readonly buffer: Buffer;
}

/** A paid order in appeal with these documents; its number. */
async function appealedWith(seller: Trader, buyer: Trader, papers: readonly Paper[]) {
  const { advId } = await publishSell(seller);
  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const step = "/api/ctc/update-order-state";
  const paid = await buyer.write(step, { orderId, action: "pay", version });
  const files: string[] = [];
  for (const { name, buffer } of papers) {
    const file = { name, buffer, mimeType: "application/pdf" };
    const headers = await writeHeaders(buyer.page);
    const sent = { multipart: { orderId, file }, headers };
    const answer = await buyer.page.request.post("/api/ctc/upload-file-by-form-data", sent);
    files.push((await answer.json()).data.fileId);
  }
  const statement = "My bank's papers show the payment.";
  const reason = "crypto-not-received";
  await buyer.write(step, {
    orderId,
    action: "appeal",
    version: paid.version,
    reason,
    statement,
    files,
  });
  return orderId;
}

test("a document is read page by page, by buttons and keys, larger and beside another", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  test.slow();
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const orderId = await appealedWith(seller, buyer, [
    { name: "statement.pdf", buffer: pdfOf(["Booked at noon", "Signed by the bank"]) },
    { name: "trap.pdf", buffer: pdfOf(["Click anywhere"], { isHostile: true }) },
  ]);
  const desk = await openConsole(browser, baseURL ?? "", "agent");
  const { page } = desk;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto(`/admin/appeals/${orderId}`);
  await page.getByRole("button", { name: "Claim this case" }).click();
  expect(asked.some((url) => url.includes("pdf"))).toBe(false);
  await page.getByRole("button", { name: "statement.pdf" }).click();
  const viewer = page.getByRole("dialog", { name: "File 1 of 2" });
  const first = viewer.getByRole("figure").filter({ hasText: "statement.pdf" }).first();
  await expect(first.getByText("Page 1 of 2", { exact: true })).toBeVisible();
  await expect(first.getByText("Booked at noon")).toBeAttached();
  const canvas = first.locator("canvas");
  const inked = () =>
    canvas.evaluate((shown: HTMLCanvasElement) => {
      const { data } = shown.getContext("2d")?.getImageData(0, 0, shown.width, shown.height) ?? {};
      return data?.some((value, place) => place % 4 < 3 && value < 100) === true;
    });
  expect(await inked(), "the page has ink").toBe(true);
  await expect(first.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await expectAccessible(page);

  await first.getByRole("button", { name: "Next page" }).click();
  await expect(first.getByText("Page 2 of 2", { exact: true })).toBeVisible();
  await expect(first.getByText("Signed by the bank")).toBeAttached();
  await expect(first.getByRole("button", { name: "Next page" })).toBeDisabled();
  await page.keyboard.press("PageUp");
  await expect(first.getByText("Page 1 of 2", { exact: true })).toBeVisible();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(first.getByText("Page 2 of 2", { exact: true })).toBeVisible();

  const before = await canvas.evaluate((shown: HTMLCanvasElement) => shown.width);
  await first.getByRole("button", { name: "Larger" }).click();
  const widthNow = () => canvas.evaluate((shown: HTMLCanvasElement) => shown.width);
  await expect.poll(widthNow).toBeGreaterThan(before);
  await first.getByRole("button", { name: "Rotate" }).click();
  await expect
    .poll(() => canvas.evaluate((shown: HTMLCanvasElement) => shown.width > shown.height))
    .toBe(true);

  // Beside it one with a script and a link: neither does anything.
  await viewer.getByLabel("Beside it").selectOption({ label: "Buyer: trap.pdf" });
  const trap = viewer.getByRole("figure").filter({ hasText: "trap.pdf" });
  await expect(trap.getByText("Page 1 of 1", { exact: true })).toBeVisible();
  await expect(trap.getByText("Click anywhere")).toBeAttached();
  expect(asked.join("\n"), "its picture was tried").toContain("/openjpeg_nowasm_fallback.js");
  await expect(first.getByText("Page 2 of 2", { exact: true })).toBeVisible();
  const address = page.url();
  await trap.locator("canvas").click();
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  await expect(viewer.getByRole("link")).toHaveCount(0);

  // Each document was read by a worker, which has ended with the viewer.
  expect(page.workers()).toHaveLength(2);
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  const { origin } = new URL(page.url());
  const away = asked.filter((url) => !url.startsWith(origin) && !/^(blob|data):/.test(url));
  expect(away, "everything came from here").toEqual([]);
  expect(refused).toEqual([]);
  await desk.close();
});

test("a document that is damaged or locked is downloaded instead", async ({
  newTrader,
  browser,
  baseURL,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const orderId = await appealedWith(seller, buyer, [
    { name: "locked.pdf", buffer: pdfOf(["Secret"], { isLocked: true }) },
    { name: "damaged.pdf", buffer: Buffer.from("%PDF-1.7\nnothing of a document\n%%EOF\n") },
  ]);
  const desk = await openConsole(browser, baseURL ?? "", "agent");
  const { page } = desk;
  await page.goto(`/admin/appeals/${orderId}`);
  await page.getByRole("button", { name: "Claim this case" }).click();
  await page.getByRole("button", { name: "locked.pdf" }).click();
  const viewer = page.getByRole("dialog", { name: /^File \d of 2$/ });
  await expect(viewer.getByText("is protected by a password")).toBeVisible();
  const download = page.waitForEvent("download");
  await viewer.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("locked.pdf");
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("is damaged or is no PDF")).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Download" })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => page.workers().length).toBe(0);
  await desk.close();
});
