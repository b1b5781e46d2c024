/** The wallet without a mouse: after each action the focus is where the reader goes on. */
import { expectFocusOn, expectFocusSeen, pressUntil } from "../helpers/keyboard.ts";
import { expect, open, test } from "../helpers/people.ts";
import { faucet } from "../helpers/wallet.ts";

const OUTSIDE = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";

test("a transfer, hidden rows and a deposit keep the focus", async ({
  page,
  playwright,
  person: _person,
}) => {
  await faucet(playwright, page, "USDT", "50");
  await open(page, "/en/wallet");
  const transfer = page.getByRole("button", { name: "Transfer USDT" });
  await transfer.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Amount")).toBeVisible();
  await expect(dialog.locator(":focus")).toBeVisible();
  await pressUntil(page, dialog.getByLabel("Amount"));
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  const confirm = dialog.getByRole("button", { name: "Confirm transfer" });
  await expect(confirm).toBeVisible();
  await expectFocusSeen(page);
  await pressUntil(page, confirm);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expectFocusOn(page, transfer);

  for (const name of ["Hide balances below 1 USD", "Hide amounts"]) {
    const control = page.getByLabel(name, { exact: true });
    await control.focus();
    await page.keyboard.press("Space");
    await expectFocusOn(page, control);
    await page.keyboard.press("Space");
    await expectFocusOn(page, control);
  }

  await page.getByRole("link", { name: "Deposit USDT" }).focus();
  await page.keyboard.press("Enter");
  await expectFocusOn(page, page.getByRole("heading", { level: 1, name: "Deposit crypto" }));
  const network = page.getByRole("combobox", { name: "Network" });
  await pressUntil(page, network, { most: 16 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectFocusOn(page, network);
  const ask = page.getByRole("button", { name: "Get address" });
  await expect(ask).toBeVisible();
  await pressUntil(page, ask);
  await page.keyboard.press("Enter");
  const copy = page.getByRole("button", { name: "Copy address" });
  await expect(copy).toBeVisible();
  // The button is gone; what took its place has the focus.
  await expectFocusSeen(page);
});

test("a withdrawal needs no mouse from its form to its end", async ({
  page,
  playwright,
  person,
  outbox,
}) => {
  await faucet(playwright, page, "USDT", "300");
  await open(page, "/en/wallet/withdraw?asset=USDT&network=TRX");
  const amount = page.getByLabel("Amount", { exact: true });
  const address = page.getByLabel("Address", { exact: true });
  await address.focus();
  await page.keyboard.type(OUTSIDE);
  await pressUntil(page, amount);
  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  const review = page.getByRole("dialog", { name: "Check this withdrawal" });
  await expect(review).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(review).toBeHidden();
  await expectFocusOn(page, amount);
  await page.keyboard.press("Enter");
  await expect(review).toBeVisible();
  await pressUntil(page, review.getByRole("button", { name: "Verify and send" }));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("dialog", { name: "Security verification" });
  await expect(codes.getByRole("button", { name: "Get code" })).toBeVisible();
  await expectFocusSeen(page);
  await pressUntil(page, codes.getByRole("button", { name: "Get code" }));
  await page.keyboard.press("Enter");
  await expect(codes.getByText(/^Enter the 6-digit code sent to/)).toBeVisible();
  await expectFocusOn(page, codes.getByRole("textbox", { name: "Email code", exact: true }));
  await page.keyboard.type(await outbox.code(person.email, "withdraw"));
  await expect(codes).toBeHidden();
  await expectFocusOn(page, page.getByRole("heading", { name: /^Your withdrawal (is|waits)/ }));
  await pressUntil(page, page.getByRole("button", { name: "Make another withdrawal" }));
  await page.keyboard.press("Enter");
  await expectFocusOn(page, page.getByRole("combobox", { name: "Coin" }));
});
