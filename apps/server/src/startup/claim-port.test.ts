import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { claimPort } from "./claim-port.ts";
import { StartupError } from "./startup-error.ts";

test("a taken port is reported as a sentence, a free one is left free", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const wanted = { host: "127.0.0.1", port: address.port };
  const refusal = claimPort(wanted);
  await expect(refusal).rejects.toBeInstanceOf(StartupError);
  await expect(refusal).rejects.toThrow(`Port ${address.port} on 127.0.0.1 is taken`);

  other.close();
  await once(other, "close");
  expect(await claimPort(wanted)).toBe(address.port);
  expect(await claimPort(wanted)).toBe(address.port);
});

test("port 0 becomes a free port", async () => {
  expect(await claimPort({ host: "127.0.0.1", port: 0 })).toBeGreaterThan(0);
});

test("an address of another machine is reported with its setting", async () => {
  await expect(claimPort({ host: "192.0.2.1", port: 4321 })).rejects.toThrow(
    'HOST is "192.0.2.1", but this machine has no such address.',
  );
});
