/**
 * An action without a network stays where it was pressed and says that it is not confirmed. Tried
 * again, it takes effect once, also when only the reply was lost.
 */
import type { Locator, Page } from "@playwright/test";
import { enterCode } from "../helpers/people.ts";
import {
  expect,
  orderPath,
  placeOrder,
  publishSell,
  test,
  type Trader,
} from "../helpers/traders.ts";

const API = "**/api/**";

interface Press {
  readonly page: Page;
  /** The request of the action. */
  readonly path: string;
  readonly press: () => Promise<void>;
  /** Where the failure is shown. */
  readonly place: Locator;
}

/** The title of the notice while the server has not replied: the action may have taken effect. */
const UNKNOWN = "Not confirmed yet";

/** Acts without a network, then with one that loses the reply, then with one that works. */
async function pressThrough({ page, path, press, place }: Press): Promise<void> {
  const keys: (string | undefined)[] = [];
  let network: "none" | "loses the reply" | "works" = "none";
  // Other calls fail throughout: a fresh order would close the dialog before the next press.
  await page.route(API, async (route) => {
    const request = route.request();
    if (request.url().includes(path)) {
      keys.push(request.headers()["idempotency-key"]);
      if (network === "works") return route.continue();
      if (network === "loses the reply") await route.fetch();
    } else if (network !== "none" && request.url().includes("/command-key")) {
      return route.continue();
    }
    return route.abort();
  });
  await press();
  await expect(place.getByText(UNKNOWN)).toBeInViewport();
  await expect(place.getByText("The server has not confirmed it.")).toBeVisible();
  const again = place.getByRole("button", { name: "Try again" });
  const tryAgain = async () => {
    const before = keys.length;
    await again.click();
    await expect.poll(() => keys.length).toBe(before + 1);
  };
  network = "loses the reply";
  await tryAgain();
  await expect(again).not.toHaveAttribute("aria-busy", "true");
  await expect(place.getByText(UNKNOWN)).toBeVisible();
  network = "works";
  await tryAgain();
  await page.unroute(API);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size, "one idempotency key for all tries").toBe(1);
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
}

// Each step is pressed three times, with the delays of two failures.
test.describe.configure({ timeout: 120_000 });

const UPDATE = "/update-order-state";

interface Step {
  readonly open: string;
  readonly confirm?: string;
  readonly fill?: (dialog: Locator) => Promise<void>;
}

async function takeStep({ page }: Trader, { open, confirm = open, fill }: Step) {
  await page.getByRole("button", { name: open }).click();
  const place = page.getByRole("dialog");
  await fill?.(place);
  const press = () => place.getByRole("button", { name: confirm }).click();
  await pressThrough({ page, path: UPDATE, press, place });
}

/** With the codes in a dialog of their own. */
async function takeSealedStep(trader: Trader, { open }: Step) {
  const { page } = trader;
  await page.getByRole("button", { name: open }).click();
  await page.getByRole("dialog").getByRole("button", { name: open }).click();
  const place = page.getByRole("dialog", { name: "Security verification" });
  const field = page.getByRole("textbox", { name: "Authenticator code", exact: true });
  await expect(field).toBeVisible();
  // The last digit submits it.
  const code = await trader.code();
  const press = () => enterCode(page, "Authenticator code", code);
  await pressThrough({ page, path: UPDATE, press, place });
}

async function startOrder(seller: Trader, buyer: Trader) {
  const { advId } = await publishSell(seller);
  const order = await placeOrder(buyer, advId, { payMethod: "sepa" });
  const open = ({ page }: Trader) => page.goto(orderPath(order.orderId));
  await Promise.all([open(seller), open(buyer)]);
  return order;
}

test("extend, I've Paid and release stay undone without a network, and are done once", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  // On a phone the dialog scrolls.
  await buyer.page.setViewportSize({ width: 360, height: 640 });
  await startOrder(seller, buyer);
  await takeStep(seller, {
    open: "Give more time",
    confirm: "Extend",
  });
  // A step of an order that has changed since it was read would be refused.
  const entry = buyer.page.getByText("More time to pay", { exact: true });
  await expect(entry).toBeVisible();
  await takeStep(buyer, {
    open: "I've Paid",
    fill: (dialog) => dialog.getByLabel("Last 4 characters of the account").fill("4321"),
  });
  await expect(buyer.page.getByRole("heading", { name: "Waiting for the release" })).toBeVisible();
  await takeSealedStep(seller, {
    open: "Received & Release crypto",
  });
  await expect(seller.page.getByRole("heading", { name: "Completed" })).toBeVisible();
});

test("cancel stays undone without a network, and is done once", async ({ newTrader }) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  await startOrder(seller, buyer);
  await takeStep(buyer, {
    open: "Cancel order",
    confirm: "Cancel order",
  });
  await expect(buyer.page.getByText("The order is canceled.")).toBeVisible();
});

test("appeal, withdrawal of it and split stay undone without a network, and are done once", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  const { orderId, version } = await startOrder(seller, buyer);
  await buyer.write("/api/ctc/update-order-state", { orderId, action: "pay", version });
  const appeal: Step = {
    open: "Appeal",
    confirm: "Submit appeal",
    fill: async (dialog) => {
      await dialog.getByLabel("I have paid and have not received the crypto").check();
      await dialog.getByLabel("What happened?").fill("Paid at noon.");
    },
  };
  await takeStep(buyer, appeal);
  await takeStep(buyer, { open: "Withdraw appeal" });
  const { version: now } = await buyer.read(`/api/ctc/query-order-details?orderId=${orderId}`);
  const words = { reason: "other", statement: "Once more." };
  await buyer.write("/api/ctc/update-order-state", {
    orderId,
    action: "appeal",
    version: now,
    ...words,
  });
  await takeStep(buyer, {
    open: "Propose a split",
    confirm: "Send proposal",
    fill: (dialog) => dialog.getByRole("textbox", { name: "You get" }).fill("10"),
  });
  await takeSealedStep(seller, { open: "Accept the split" });
  await expect(seller.page.getByRole("heading", { name: "Completed" })).toBeVisible();
});

test("a dialog cannot be left while it sends, so that its outcome is seen", async ({
  newTrader,
}) => {
  const [seller, buyer] = await Promise.all([newTrader("500"), newTrader()]);
  await startOrder(seller, buyer);
  const { page } = buyer;
  const reply = Promise.withResolvers<void>();
  await page.route(`**${UPDATE}`, async (route) => {
    await reply.promise;
    await route.abort();
  });
  await page.getByRole("button", { name: "Cancel order" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(dialog.getByRole("button", { name: "Keep order" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Close" }).click();
  reply.resolve();
  await expect(dialog.getByText(UNKNOWN)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("transfer and publishing stay undone without a network, and are done once", async ({
  newTrader,
}) => {
  const trader = await newTrader("500");
  const { page } = trader;
  await page.goto("/en/wallet");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount").fill("10");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await pressThrough({
    page,
    path: "/transfer",
    press: () => dialog.getByRole("button", { name: "Confirm transfer" }).click(),
    place: dialog,
  });
  await expect(dialog).toBeHidden();
  expect(await trader.available("USDT")).toBe("490.00000000");

  const { advId } = await publishSell(trader);
  await page.goto(`/en/p2p/offers/new?from=${advId}`);
  for (let step = 0; step < 2; step += 1) {
    await page.getByRole("button", { name: "Continue", exact: true }).click();
  }
  await pressThrough({
    page,
    path: "/create-adv",
    press: () => page.getByRole("button", { name: "Publish offer" }).click(),
    place: page.getByRole("main"),
  });
  await expect(page).toHaveURL("/en/p2p/offers");
  const { total } = await trader.read("/api/ctc/query-my-adv?state=online");
  expect(total).toBe(2);
});
