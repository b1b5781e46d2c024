/** A member of staff at the console. */
import { test, type Browser, type Page, type Response } from "@playwright/test";
import { authenticatorApp, type AuthenticatorApp } from "./authenticator.ts";
import { typeLogIn } from "./log-in.ts";
import { enterCode, expect } from "./people.ts";

const PASSWORD = "parley-demo";
const AUTHENTICATOR = "JBSWY3DPEHPK3PXP";

export interface Desk {
  readonly page: Page;
  readonly app: AuthenticatorApp;
  readonly close: () => Promise<void>;
}

export type Role = "agent" | "supervisor" | "compliance" | "administrator" | "administrator2";

/** From the door of the console over the login of the website and back. */
export async function openConsole(browser: Browser, baseURL: string, role: Role): Promise<Desk> {
  // A story may have to wait for the next code of the authenticator, more than once.
  test.slow();
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const app = appOf(baseURL, role);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Log In" }).click();
  await typeLogIn(page, `${role}@parley.test`, PASSWORD);
  await untilUnused(page, "/auth/login/verify", async () =>
    enterCode(page, "Authenticator code", await app.code()),
  );
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible();
  return { page, app, close: () => context.close() };
}

/** Fills the second factor of an open decision, where one is wanted, and presses its button. */
export async function decide({ page, app }: Desk, button: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await untilUnused(page, "/api/admin/", async () => {
    if (await dialog.getByText("this decision needs none").isHidden()) {
      await enterCode(page, "Code of your authenticator", await app.code());
    }
    await dialog.getByRole("button", { name: button, exact: true }).click();
  });
  await expect(dialog).toBeHidden();
}

export const appOf = (baseURL: string, role: Role): AuthenticatorApp =>
  authenticatorApp(AUTHENTICATOR, baseURL, usedBy(baseURL, role));

/** Steps of the authenticator that stories of this worker have used, by server and role. */
const USED = new Map<string, Set<number>>();

function usedBy(baseURL: string, role: Role): Set<number> {
  const key = `${baseURL} ${role}`;
  const used = USED.get(key) ?? new Set<number>();
  USED.set(key, used);
  return used;
}

/** Tries again while the code was used by a story of another worker. */
export async function untilUnused(
  page: Page,
  path: string,
  attempt: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const isAnswer = (response: Response) =>
      response.request().method() === "POST" && response.url().includes(path);
    const answered = page.waitForResponse(isAnswer);
    await attempt();
    const answer = await answered;
    // The body of an accepted one is gone where the page has moved on.
    if (answer.ok() || (await answer.json()).error !== "codeUsed") return;
  }
}
