/** What is typed into forms of the account outlives a reload and a session, except what is secret. */
import { typeLogIn } from "../helpers/log-in.ts";
import {
  enterCode,
  expect,
  newAddress,
  open,
  openListening,
  register,
  test,
  untilAlive,
} from "../helpers/people.ts";
import { write } from "../helpers/wallet.ts";

const PASSWORD = "nine lanterns at the quay";

test("a nickname, a new key and a new sub-user are kept over a reload, but no password", async ({
  page,
  person: _person,
}) => {
  await open(page, "/en/account/settings");
  const nickname = page.getByLabel("Nickname");
  await nickname.fill("harbour-master");
  await page.reload();
  await expect(nickname).toHaveValue("harbour-master");
  await expect(page.getByRole("button", { name: "Save" }).first()).toBeEnabled();

  await open(page, "/en/account/api");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Night bot");
  await dialog.getByLabel("Allowed addresses").fill("198.51.100.7");
  await page.reload();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Night bot");
  await expect(dialog.getByLabel("Allowed addresses")).toHaveValue("198.51.100.7");

  await open(page, "/en/account/sub-users");
  const create = page.getByRole("button", { name: "Create sub-user" });
  await create.click();
  await dialog.getByLabel("Email or phone").fill("desk@example.org");
  await dialog.getByLabel("Nickname").fill("night-desk");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.reload();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(PASSWORD);
  await create.click();
  await expect(dialog.getByLabel("Email or phone")).toHaveValue("desk@example.org");
  await expect(dialog.getByLabel("Nickname")).toHaveValue("night-desk");
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("");
  // Who cancels begins anew.
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await create.click();
  await expect(dialog.getByLabel("Nickname")).toHaveValue("");
});

const SETTINGS = "/en/account/settings";
const LOGIN = /\/en\/login\?returnTo=%2Fen%2Faccount%2Fsettings/;

test("what was typed outlives a session that ends, for its own user and for nobody else", async ({
  page,
  context,
  person,
  outbox,
  playwright,
  baseURL,
}) => {
  test.slow();
  const nickname = page.getByLabel("Nickname");
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await openListening(page, SETTINGS);
  await nickname.fill("harbour-master");

  // Ended outside of the page, whose device stays known.
  await write(page, "/api/a/v2/auth/logout", {});
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await typeLogIn(page, person.email, person.password);
  await expect(page).toHaveURL(SETTINGS);
  await expect(nickname).toHaveValue("harbour-master");
  await expect(page.getByRole("button", { name: "Save" }).first()).toBeEnabled();

  // Without the session's cookies the tab has no login, and somebody else logs in there.
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { "x-forwarded-for": newAddress() },
  });
  const { email, password } = await register(elsewhere, outbox);
  await elsewhere.dispose();
  await context.clearCookies();
  // An open page would notice, and move to the login at the same time.
  await page.goto("about:blank");
  await page.goto(SETTINGS);
  await expect(page).toHaveURL(LOGIN);
  expect(await stored()).toContain("harbour-master");
  await typeLogIn(page, email, password);
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByText(/^Enter the 6-digit code sent to/)).toBeVisible();
  await enterCode(page, "Email code", await outbox.code(email, "login"));
  await expect(page).toHaveURL(SETTINGS);
  await untilAlive(page);
  await expect(nickname).toHaveValue(/./);
  await expect(nickname).not.toHaveValue("harbour-master");
  expect(await stored()).not.toContain("harbour-master");
});
