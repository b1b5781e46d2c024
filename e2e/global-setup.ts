// Starts the built website for the browser tests, with a fresh database.
import { startServer } from "@parley/testing/running-server";

export default async function setup(): Promise<() => Promise<void>> {
  const { port } = new URL(process.env["E2E_BASE_URL"] ?? "");
  const server = await startServer({ port: Number(port) });
  return () => server.stop();
}
