/** What is typed and not sent survives Back, a reload and a login in between; a logout leaves nothing. */
import { logOut } from "../helpers/log-in.ts";
import { open, untilAlive } from "../helpers/people.ts";
import { expect, orderPath, placeOrder, publishSell, test } from "../helpers/traders.ts";

test("forms find their input again after Back and reload, and nothing of it after a logout", async ({
  newTrader,
}) => {
  test.slow();
  const [seller, buyer] = await Promise.all([newTrader("300"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { page } = buyer;

  await open(page, `/en/p2p/buy/detail/${advId}`);
  const amount = page.getByRole("textbox", { name: "I will pay" });
  await amount.fill("40");
  await page.reload();
  await expect(amount).toHaveValue("40");
  await open(page, "/en/help/contact");
  const message = page.getByLabel("Your message");
  await message.fill("My bank asks for a contract.");
  await page.goBack();
  await untilAlive(page);
  await expect(amount).toHaveValue("40");
  await page.goForward();
  await expect(message).toHaveValue("My bank asks for a contract.");

  const { orderId, version } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
  await open(page, orderPath(orderId));
  const chat = page.getByLabel("Write a message");
  await chat.fill("I have paid from my account.");
  await page.getByRole("button", { name: "Appeal", exact: true }).click();
  const appeal = page.getByRole("dialog", { name: "Appeal" });
  await appeal.getByLabel("What happened?").fill("Nothing arrived for a day.");
  await page.reload();
  await expect(chat).toHaveValue("I have paid from my account.");
  await page.getByRole("button", { name: "Appeal", exact: true }).click();
  await expect(appeal.getByLabel("What happened?")).toHaveValue("Nothing arrived for a day.");
  await page.keyboard.press("Escape");

  const kept = () => page.evaluate(() => Object.keys(sessionStorage).join(" "));
  expect(await kept()).toContain("typed:");
  await logOut(page);
  expect(await kept()).not.toContain("typed:");
});
