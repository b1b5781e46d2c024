import { fastify, LogController } from "fastify";
import { expect, test } from "vitest";
import { logRequests, type RequestLogOptions } from "./request-log.ts";

/** The paths of those calls that left a line. */
async function listLogged(options: RequestLogOptions): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger: { level: "info", stream }, logController });
  logRequests(app, options);
  app.get("/healthz", () => "well");
  app.get("/page", () => "here");
  await app.inject({ url: "/healthz" });
  await app.inject({ url: "/page?person=1", headers: { "user-agent": "Firefox" } });
  await app.inject({ url: "/page?merchant=1", headers: { "user-agent": "demo" } });
  return lines.map((line) => {
    const { path, query }: { path: string; query: string[] } = JSON.parse(line);
    return `${path} ${query.join()}`;
  });
}

test("each call is logged without its query, except health checks", async () => {
  expect(await listLogged({})).toEqual(["/page person", "/page merchant"]);
});

test("a configured quiet caller is not logged, and all others are", async () => {
  expect(await listLogged({ quietAgent: "demo" })).toEqual(["/page person"]);
});
