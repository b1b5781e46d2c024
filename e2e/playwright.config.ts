// Browser tests against the real server with a fresh database, started by global-setup.ts.
import { CHROMIUM_ARGUMENTS, findTestChromium } from "@parley/testing/browser/find-chromium";
import { findFreePort } from "@parley/testing/running-server";
import { defineConfig, devices } from "@playwright/test";

// Workers read this file again: decisions of the first reading are passed on in the environment.
process.env["E2E_BASE_URL"] ??= `http://localhost:${await findFreePort()}`;
process.env["E2E_PUSH_ORIGIN"] ??= `http://127.0.0.1:${await findFreePort()}`;

const LONG = ["**/*-clock.spec.ts", "**/walk.spec.ts"];

const executablePath = findTestChromium(process.env);

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "results",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: process.env["E2E_BASE_URL"],
    // An action that waits for what never comes fails by its name, not with the whole story.
    actionTimeout: 30_000,
    locale: "en-US",
    timezoneId: "UTC",
    // A worker answers navigations where stories intercept them; the stories about it allow it.
    serviceWorkers: "block",
    // Traces of every step would take more than a quarter of the time; use --trace on.
    trace: "off",
    // Animations are switched off: waiting for them tests nothing.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: [...CHROMIUM_ARGUMENTS],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
  // Long stories first, so that no worker is idle at the end.
  projects: [
    { name: "long", testMatch: LONG },
    { name: "desktop", testIgnore: LONG },
  ],
});
