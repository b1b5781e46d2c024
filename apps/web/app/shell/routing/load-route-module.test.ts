import { expect, test } from "vitest";
import { loadRouteModule } from "./load-route-module.ts";

const at = (code: string) => ({ id: "routes/x", module: `data:text/javascript,${code}` });

test("the code of a route is loaded once", async () => {
  const known: Record<string, unknown> = {};
  const first = await loadRouteModule(at("export const handle = 1"), known);
  expect(first).toMatchObject({ handle: 1 });
  expect(await loadRouteModule(at("export const handle = 2"), known)).toBe(first);
});

test("code that cannot be loaded has a placeholder, and is not kept", async () => {
  const known: Record<string, unknown> = {};
  const missing = await loadRouteModule({ id: "routes/x", module: "data:text/none,x" }, known);
  expect(missing).toHaveProperty("default");
  expect(known).toEqual({});
});
