/** The services of flags and content on another origin: asked there, and missed without harm. */
import { findFreePort, startServer } from "@parley/testing/running-server";
import { expect, test } from "@playwright/test";
import { untilAlive } from "../helpers/people.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface Services {
  readonly origin: string;
  /** Calls that arrived, as `GET /path`. */
  readonly calls: string[];
  /** What the flag service answers. */
  flags: Readonly<Record<string, boolean>>;
  isAway: boolean;
  close(): Promise<void>;
}

/** Flags of its own; content from the server of all stories. Both allow the site alone. */
async function openServices(site: string, knowledge: string): Promise<Services> {
  const port = await findFreePort();
  const services = {
    origin: `http://localhost:${port}`,
    calls: new Array<string>(),
    flags: { express: false, charts: true, passkeys: true },
    isAway: false,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const answer = async ({ method, url = "", headers }: IncomingMessage, reply: ServerResponse) => {
    services.calls.push(`${method} ${url}`);
    if (services.isAway) {
      reply.destroy();
      return;
    }
    const open = {
      "access-control-allow-origin": site,
      "access-control-allow-headers": "cache-control, content-type, language, onpage, platform",
    };
    expect(headers.cookie, "no cookie leaves the site").toBeUndefined();
    expect(headers.authorization, "no session leaves the site").toBeUndefined();
    if (method === "OPTIONS") reply.writeHead(204, open).end();
    else if (url.startsWith("/fapi/")) {
      const data = { code: 0, message: "", data: services.flags, requestId: "" };
      reply.writeHead(200, { ...open, "content-type": "application/json" });
      reply.end(JSON.stringify(data));
    } else {
      const text = await (await fetch(`${knowledge}${url}`)).text();
      reply.writeHead(200, { ...open, "content-type": "application/json" }).end(text);
    }
  };
  const server = createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve) => {
    server.listen(port, "localhost", resolve);
  });
  return services;
}

test("pages ask the services at their own domains, and stand when those are away", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const services = await openServices(site, baseURL ?? "");
  const env = { PARLEY_FLAGS_URL: services.origin, PARLEY_CONTENT_URL: services.origin };
  const server = await startServer({ port, env });
  try {
    // What the server renders comes from the other origin.
    const answer = await page.goto(`${site}/en/help/fees`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fees");
    expect(services.calls).toContain("GET /knowledge/v1/articles/fees?language=en");
    expect(services.calls).toContain("GET /fapi/v1/flags");
    await expect(page.getByRole("link", { name: "Express" })).toHaveCount(0);
    const policy = (await answer?.headerValue("content-security-policy")) ?? "";
    expect(policy).toContain(`connect-src 'self' ${services.origin};`);

    // The browser may ask it too, and asks again while the page is open.
    await page.clock.install();
    await page.goto(`${site}/en/p2p/agreement`);
    await untilAlive(page);
    services.flags = { ...services.flags, express: true };
    const read = page.waitForResponse(`${services.origin}/fapi/v1/flags`);
    await page.clock.fastForward("02:00");
    expect((await read).ok()).toBe(true);
    await expect(page.getByRole("link", { name: "Express" }).first()).toBeAttached();

    services.isAway = true;
    await page.goto(`${site}/en`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`${site}/en/help/limits`);
    await expect(page.getByText("The help pages cannot be loaded at the moment.")).toBeVisible();
    services.isAway = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Limits");
  } finally {
    await server.stop();
    await services.close();
  }
});
