/** Logging in and out, as the stories of accounts and sessions do it. */
import type { Page } from "@playwright/test";
import { expect } from "./people.ts";
import { write } from "./wallet.ts";

export const accountMenu = (page: Page) => page.getByLabel(/^Account: /);

/** The form's own button; it waits for the page's scripts. */
export async function submit(page: Page, name: string): Promise<void> {
  await page.locator("form").getByRole("button", { name, exact: true }).click();
}

export async function typeLogIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel("Email or phone number").fill(account);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await submit(page, "Log in");
}

export async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.locator("#websiteHeader").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You are logged out.")).toBeVisible();
}

/**
 * The device stays known, as after every logout. The page is left before: it would receive the end
 * of its session and open the login in the middle of the next step.
 */
export async function logOutQuickly(page: Page): Promise<void> {
  await page.goto("about:blank");
  await write(page, "/api/a/v2/auth/logout", {});
}
