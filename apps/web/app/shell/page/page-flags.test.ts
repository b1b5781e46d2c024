import { DEFAULT_FLAGS } from "@parley/domain/site/feature-flag";
import { describe, expect, test } from "vitest";
import { createServerApi } from "../api/api.ts";
import { createFlagReader } from "./page-flags.ts";

const OFF = { express: false, charts: false, passkeys: false };

/** A flag service whose answers are set by the test. */
function createService(answer: () => Promise<Response>) {
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return answer();
  };
  const page = {
    nonce: "",
    publicUrl: "",
    buildId: "",
    componentSources: [],
    commandKey: null,
    reportError: () => undefined,
  };
  const request = new Request("https://parley.example/en");
  const api = createServerApi({ ...page, request, fetch }, "en");
  return { api, count: () => asked };
}

const says = (data: unknown) =>
  Promise.resolve(Response.json({ code: 0, message: "", data, requestId: "" }));
const isAway = () => Promise.reject(new Error("no route to host"));

describe("the flags of a page", () => {
  test("are those of the service", async () => {
    const { api } = createService(() => says({ express: false, charts: true, passkeys: true }));
    const flags = await createFlagReader().read(api, "");
    expect(flags).toEqual({ express: false, charts: true, passkeys: true });
  });

  test("of a service that fails are the last known, and the defaults before any", async () => {
    let answer: () => Promise<Response> = isAway;
    const { api } = createService(() => answer());
    const reader = createFlagReader();
    expect(await reader.read(api, "")).toEqual(DEFAULT_FLAGS);
    answer = () => says(OFF);
    expect(await reader.read(api, "")).toEqual(OFF);
    answer = isAway;
    expect(await reader.read(api, "")).toEqual(OFF);
  });

  test("of a service elsewhere are asked for every five seconds, whether it answers or not", async () => {
    let now = 0;
    const { api, count } = createService(isAway);
    const reader = createFlagReader(() => now);
    await Promise.all([
      reader.read(api, "https://flags.example"),
      reader.read(api, "https://flags.example"),
    ]);
    await reader.read(api, "https://flags.example");
    expect(count()).toBe(1);
    now = 5_000;
    await reader.read(api, "https://flags.example");
    expect(count()).toBe(2);
  });

  test("of this server are read anew for every page", async () => {
    const { api, count } = createService(() => says(OFF));
    const reader = createFlagReader(() => 0);
    await reader.read(api, "");
    await reader.read(api, "");
    expect(count()).toBe(2);
  });
});
