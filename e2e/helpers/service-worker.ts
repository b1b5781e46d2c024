/** Pages that the service worker controls. */
import type { Page } from "@playwright/test";
import { untilAlive } from "./people.ts";

export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    }
  });
}
