/**
 * An order commits money: nothing but a press of Buy or Sell may place one. Every control of every page
 * is made of the modules read here, so that one which ordered something would have to name one of the
 * few ways to the call.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

/** Without comments and without imports of types, which call nothing. */
const sources = readSources().map(({ name, text }) => ({
  name,
  text: text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/import type \{[^}]*\} from[^;]*;/g, "")
    .replaceAll(/\btypeof createOrder\b/g, ""),
}));
const namesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

const CALLER = "features/offer/use-place-order.ts";
const FORM = "features/offer/order-form.tsx";

test("create-order is named by one module, under any imported name", () => {
  expect(namesWith(/\bcreateOrder\b/)).toEqual([CALLER]);
  expect(namesWith(/create-?order(?!-?placer)/i)).toEqual([CALLER]);
});

test("no module imports all calls of orders at once, which would include create-order", () => {
  expect(namesWith(/(import \*|export \*|import\()[^;]*contract\//)).toEqual([]);
  expect(namesWith(/contract\/endpoints\/all-endpoints/)).toEqual([]);
});

test("no module calls the API except by the contract's client", () => {
  expect(namesWith(/\bsendBeacon\b|\bXMLHttpRequest\b|\bfetch\(|\bWebSocket\b/)).toEqual([
    // The file of a picture that is to be saved.
    "shared/picture/picture-data.ts",
    // The client's transport, for calls and for files with their progress; the others read files of
    // the build.
    "shell/api/api.ts",
    "shell/api/upload.ts",
    "shell/boot/fetch-build-rules.ts",
    "shell/boot/gone-scripts.ts",
    "shell/boot/new-version.ts",
    "shell/locale/phrase-files.ts",
    // The entries of the parts, the client's transport there, and their phrases.
    "shell/parts/browser-environment.ts",
    "shell/routing/build-rules.ts",
    // The service worker has no client: pages as they were asked for, whether the server is back, and
    // the two calls that keep its subscription.
    "worker/navigation.ts",
    "worker/offline-page.ts",
    "worker/push.ts",
    "parts/runtime/api.ts",
    "parts/runtime/phrases.ts",
  ]);
});

test("the hook that places orders is used by the order form alone, and not exported further", () => {
  expect(namesWith(/\busePlaceOrder\b|\bcreateOrderPlacer\b/)).toEqual([
    FORM,
    "features/offer/place-order.ts",
    CALLER,
  ]);
  expect(namesWith(/export .* from [^;]*place-order/)).toEqual([]);
  const caller = sources.find(({ name }) => name === CALLER)?.text ?? "";
  expect(caller.match(/\bcreateOrder\b/g)).toHaveLength(2);
});

test("the order form places an order by its button alone, never by a submit event", () => {
  const text = readFileSync(new URL("order-form.tsx", import.meta.url), "utf8");
  expect(text.match(/= usePlaceOrder\(kept\.forget\)/g)).toHaveLength(1);
  expect(text.match(/\bsend\b/g)).toHaveLength(2);
  expect(text.match(/\bsend\(/g)).toHaveLength(1);
  expect(text.match(/(?<![-."])\bplace\b(?!")/g)).toHaveLength(2);
  expect(text.match(/\{place\}|place\(\)/g)).toEqual(["{place}"]);
  expect(text).toMatch(/<Button ref=\{button\}[^>]*onClick=\{place\}>/);
  expect(text).not.toContain('type="submit"');
  expect(text).not.toContain("requestSubmit");
  expect(text).not.toMatch(/\.click\(\)/);
  expect(text).not.toContain("useEffect");
});
