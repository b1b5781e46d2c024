import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sayWhyLoggedOut } from "./ended-session.ts";

const ORIGIN = "https://parley.example";

const next = () => Promise.resolve({});

afterEach(() => vi.unstubAllGlobals());

/** Where a load of this path leads, in a document that was loaded with a login or without one. */
async function load(path: string, hadLogin: boolean): Promise<Response | null> {
  vi.stubGlobal("document", { documentElement: { dataset: hadLogin ? { login: "" } : {} } });
  const url = new URL(path, ORIGIN);
  const context = new RouterContextProvider();
  try {
    await sayWhyLoggedOut(
      { request: new Request(url), url, context, params: {}, pattern: "" },
      next,
    );
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

test("a logged-in reader who is led to the login page is told why, in a new document", async () => {
  const answer = await load("/de/login?returnTo=%2Fde%2Fwallet", true);
  expect(answer?.headers.get("location")).toBe("/de/login?returnTo=%2Fde%2Fwallet&ended=1");
  expect(answer?.headers.get("x-remix-reload-document")).toBe("true");
});

test("a reader without a login is asked for one without a reason", async () => {
  expect(await load("/de/login?returnTo=%2Fde%2Fwallet", false)).toBeNull();
});

test("another page is loaded as it is", async () => {
  expect(await load("/de/wallet", true)).toBeNull();
});
