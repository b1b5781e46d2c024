import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{apps,packages,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**"],
  },
});
