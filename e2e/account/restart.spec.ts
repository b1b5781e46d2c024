/** The server restarts while a step of the first ones is sent. */
import { enterCode, newPhone, open } from "../helpers/people.ts";
import { expect, test } from "../helpers/own-server.ts";

test("a restart of the server in a step loses nothing typed, and the step is done once", async ({
  page,
  person,
  outbox,
  ownServer,
}) => {
  test.setTimeout(180_000);
  const main = page.getByRole("main");
  const number = `2015${newPhone().number.slice(-6)}`;
  await open(page, "/en/start");
  await main.getByLabel("Phone number").fill(number);
  await main.getByRole("button", { name: "Get codes" }).click();
  const phoneCode = await outbox.code(`+1${number}`, "bind-phone");
  const emailCode = await outbox.code(person.email, "bind-phone");

  // The server carries it out and is gone before its reply arrives.
  const codes: number[] = [];
  await page.route("**/api/a/v2/auth/security/bind", async (route) => {
    const response = await route.fetch();
    codes.push((await response.json()).code);
    if (codes.length > 1) return route.fulfill({ response });
    await ownServer.halt();
    return route.abort("connectionreset");
  });
  await enterCode(page, "Phone code", phoneCode);
  await enterCode(page, "Email code", emailCode);
  const again = main.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(main.getByLabel("Phone number")).toHaveValue(number);
  for (const [label, code] of [
    ["Phone code", phoneCode],
    ["Email code", emailCode],
  ] as const) {
    const digits = main
      .getByRole("group", { name: label, exact: true })
      .locator("input[inputmode]");
    const typed = () =>
      digits.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join(""));
    await expect.poll(typed).toBe(code);
  }

  await ownServer.resume();
  await again.click();
  const phone = main.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "Phone", exact: true }),
  });
  await expect(phone).toContainText("Done");
  await expect(page.locator('[aria-current="step"] h2')).toHaveText("Identity (KYC)");
  // The reply is repeated, where a second change would be refused, and the owner is told of one.
  expect(codes).toEqual([0, 0]);
  const asked = new URLSearchParams({ to: person.email, purpose: "security-changed" });
  await expect
    .poll(async () => {
      const answer = await fetch(`${ownServer.baseUrl}/api/dev/outbox?${asked}`);
      return (await answer.json()).data.list.length;
    })
    .toBe(1);
});
