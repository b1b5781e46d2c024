/** What a screen reader says of money and time, as the browser gives it to one. */
import type { Page } from "@playwright/test";
import { open } from "../helpers/people.ts";
import { expect, placeOrder, publishSell, test } from "../helpers/traders.ts";

/** Names and texts of the browser's own tree, with the spaces that lines break at as any other. */
async function spokenOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name }) =>
      String(name?.value ?? "")
        .replaceAll("\u00a0", " ")
        .trim(),
    )
    .filter((name) => name !== "");
}

/** Counts what is announced from now on. */
async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const count = { said: 0 };
    const regions = "[aria-live]:not([aria-live=off]), output, [role=status], [role=alert]";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest(regions) !== null) count.said += 1;
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return count;
  });
  return () => counted.evaluate(({ said }) => said);
}

const LANGUAGES = [
  {
    language: "en",
    timer: "Time left to pay",
    amount: "50.00 EUR",
    coins: /^Buy \d+\.\d+ USDT$/,
    date: /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d/,
  },
  {
    language: "de",
    timer: "Verbleibende Zeit zum Bezahlen",
    amount: "50,00 EUR",
    coins: /^Kauf(en)?\D* \d+,\d+ USDT/,
    date: /^\d\d\.\d\d\.\d{4}, \d\d:\d\d/,
  },
] as const;

test("money has its currency, time a name, and a clock that runs is not announced each second", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { advId } = await publishSell(seller);
  const { orderId } = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const { page } = buyer;
  for (const { language, timer, amount, coins, date } of LANGUAGES) {
    await open(page, `/${language}/p2p/order?orderId=${orderId}`);
    await expect(page.getByRole("heading", { level: 1, name: coins })).toBeVisible();
    const clock = page.getByRole("timer", { name: timer, exact: true });
    await expect(clock).toHaveText(/^\d\d:\d\d$/);
    const spoken = await spokenOf(page);
    expect(spoken, language).toContain(timer);
    // In the sentence that says what to do, the number and its currency are apart, and in one text.
    expect(spoken.some((text) => text.includes(amount)) || spoken.join(" ").includes(amount)).toBe(
      true,
    );
    const announced = await countAnnouncements(page);
    const first = await clock.textContent();
    await expect(clock).not.toHaveText(first ?? "");
    const second = await clock.textContent();
    await expect(clock).not.toHaveText(second ?? "");
    expect(await announced(), language).toBe(0);

    await open(page, `/${language}/p2p/order`);
    const card = page.getByRole("main").locator(`a[href*="${orderId}"]`).first();
    // The card is one link: all of it is its name, in the order in which it is seen.
    await expect(card).toHaveAccessibleName(new RegExp(`${timer} \\d\\d:\\d\\d`));
    await expect(card).toHaveAccessibleName(new RegExp(amount.replace(" ", "\\s")));
    const times = await page
      .getByRole("main")
      .locator("time[datetime]:not([role])")
      .allTextContents();
    expect(
      times.some((text) => date.test(text)),
      `${language}: ${times.join(" | ")}`,
    ).toBe(true);
  }
  // Figures that a list cuts off are in what is read out.
  await open(page, "/en/p2p/buy?crypto=USDT&fiat=EUR");
  const rest = page.locator("#offers .money-rest").first();
  const cut = (await rest.textContent()) ?? "";
  expect(cut).toMatch(/^\d+$/);
  expect(await spokenOf(page)).toContain(cut);
});
