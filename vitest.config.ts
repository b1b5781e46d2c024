import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,packages,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: ["packages/testing/src/global-database.ts"],
    // A starting PostgreSQL on a busy two-core machine needs more than the usual 5 seconds.
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // On two cores it would use one; most of a test's time is waiting for the database.
    maxWorkers: 2,
  },
});
