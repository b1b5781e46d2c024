// Starts the built website for the browser tests, with a fresh database.
import { startServer } from "@parley/testing/running-server";

export default async function setup(): Promise<() => Promise<void>> {
  const { port } = new URL(process.env["E2E_BASE_URL"] ?? "");
  // Each story uses a network address of its own, so that no story reaches the limits of another.
  // A machine that stalls for seconds delays a story; a refused call would fail it.
  const env = {
    PARLEY_TRUST_PROXY: "loopback",
    PARLEY_CAPTCHA: "light",
    PARLEY_MAX_DELAY_MS: "0",
    PARLEY_PUSH_ORIGINS: process.env["E2E_PUSH_ORIGIN"] ?? "",
  };
  const server = await startServer({ port: Number(port), env });
  return () => server.stop();
}
