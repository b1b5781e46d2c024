import { describe, expect, test } from "vitest";
import { RouterContextProvider } from "react-router";
import { pageContext, pageContextOf } from "../page/page-context.ts";
import { getMiddleware, type Middleware } from "./named-middleware.ts";
import { digitsOnly, routeRules, type RouteCheck } from "./route-rules.ts";

/** Runs the rules as the router would, up to the first that throws; gives what it threw. */
async function run(
  middleware: readonly Middleware[],
  path: string,
  id?: string,
  context = new RouterContextProvider(),
) {
  for (const step of middleware) {
    try {
      await step(
        {
          params: id === undefined ? {} : { id },
          url: new URL(path, "https://parley.example"),
          request: new Request(new URL(path, "https://parley.example")),
          context,
          pattern: "",
        },
        () => Promise.resolve(new Response()),
      );
    } catch (thrown) {
      return thrown;
    }
  }
  return null;
}

const refusing =
  (verdict: ReturnType<RouteCheck>): RouteCheck =>
  () =>
    verdict;

/** The context of a page for which the flag service answers this. */
function contextWith(flags: Record<string, boolean>): RouterContextProvider {
  const context = new RouterContextProvider();
  const fetch = () =>
    Promise.resolve(Response.json({ code: 0, message: "", data: flags, requestId: "" }));
  const page = {
    nonce: "",
    publicUrl: "",
    buildId: "",
    componentSources: [],
    commandKey: null,
    reportError: () => undefined,
  };
  const request = new Request("https://parley.example/en");
  context.set(pageContext, pageContextOf({ ...page, request, fetch }));
  return context;
}

describe("the feature of a route", () => {
  const rules = routeRules({ feature: "express", validate: refusing({ status: 410 }) });

  test("that is off makes the page a 404, before any other rule", async () => {
    const context = contextWith({ express: false });
    expect(await run(rules, "/en/p2p/express?x=1", undefined, context)).toMatchObject({
      init: { status: 404 },
      data: { message: null, path: "/en/p2p/express?x=1" },
    });
  });

  test("that is on leaves the request to the other rules", async () => {
    const context = contextWith({ express: true });
    expect(await run(rules, "/en/p2p/express", undefined, context)).toMatchObject({
      init: { status: 410 },
    });
  });
});

describe("a route's validate check", () => {
  test("lets a valid request through", async () => {
    expect(await run(routeRules({ validate: () => true }), "/en/x")).toBeNull();
  });

  test("gives a 404 with the full path on failure", async () => {
    expect(await run(routeRules({ validate: refusing(false) }), "/en/x?y=1")).toMatchObject({
      init: { status: 404 },
      data: { message: null, path: "/en/x?y=1" },
    });
  });

  test("may give its own status and message on failure", async () => {
    const verdict = { status: 410, message: "This offer is gone" };
    expect(await run(routeRules({ validate: refusing(verdict) }), "/en/x")).toMatchObject({
      init: { status: 410 },
      data: { message: "This offer is gone" },
    });
  });

  test("runs before the named middleware, so that a wrong id is a 404 and no login page", async () => {
    const rules = routeRules({ validate: digitsOnly("id"), middleware: ["auth"] });
    expect(await run(rules, "/en/p2p/buy/detail/abc", "abc")).toMatchObject({
      init: { status: 404 },
    });
  });
});

test.each([
  ["1", true],
  ["1234567890123456789", true],
  ["", false],
  ["12345678901234567890", false],
  ["12a", false],
  ["-1", false],
  ["١٢", false],
])("the id %j is digits only: %s", (id, isValid) => {
  const url = new URL("https://parley.example/");
  expect(digitsOnly("id")({ params: { id }, url })).toBe(isValid);
});

test("an unknown middleware throws an error", () => {
  // @ts-expect-error -- A wrong name does not compile either; this is about code that got past that.
  expect(() => getMiddleware("nobody")).toThrow("Unknown middleware 'nobody'");
  // @ts-expect-error -- A name that every object has is not a middleware for it.
  expect(() => routeRules({ middleware: ["toString"] })).toThrow("Unknown middleware");
});
