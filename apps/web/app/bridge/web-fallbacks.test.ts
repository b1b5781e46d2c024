// What each call does in a plain browser.
import { afterEach, describe, expect, test, vi } from "vitest";
import { createBridge } from "./bridge.ts";
import { CALLS, type CallName, type PayloadOf } from "./calls.ts";
import { createWebFallbacks } from "./web-fallbacks.ts";

function createStage() {
  const site = {
    open: vi.fn<(path: string) => void>(),
    openLogin: vi.fn<(returnTo: string) => void>(),
    logOut: vi.fn<() => Promise<undefined>>(async () => undefined),
    userAuth: () => ({ isLoggedIn: true, userId: "7" }) as const,
  };
  const bridge = createBridge({ target: {}, app: "h5", fallbacks: createWebFallbacks(site) });
  return { site, bridge };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("calls that lead to a page of the site", () => {
  test.each([
    ["openKyc", {}, "/account/kyc"],
    ["openTrade", { side: "sell" }, "/p2p/sell"],
    ["openTrade", { side: "buy", crypto: "BTC", fiat: "EUR" }, "/p2p/buy?crypto=BTC&fiat=EUR"],
    ["openDepositWithDraw", { type: "deposit", asset: "USDT" }, "/wallet/deposit?asset=USDT"],
    ["openDepositWithDraw", { type: "withdraw" }, "/wallet/withdraw"],
    ["openTransfer", { asset: "USDT" }, "/wallet?transfer=USDT"],
    ["openTransfer", {}, "/wallet?transfer="],
    ["openBalanceHome", {}, "/wallet"],
    ["goToCommunity", {}, "/help/contact"],
  ] as const satisfies readonly (readonly [CallName, PayloadOf<CallName>, string])[])(
    "%s with %j opens %s",
    async (name, payload, path) => {
      const { site, bridge } = createStage();
      expect(await bridge.call(name, payload)).toEqual({ ok: true, by: "web", data: null });
      expect(site.open).toHaveBeenCalledExactlyOnceWith(path);
    },
  );
});

test("getUserAuth answers by the site's own session", async () => {
  const { bridge } = createStage();
  const data = { isLoggedIn: true, userId: "7" };
  expect(await bridge.call("getUserAuth", {})).toEqual({ ok: true, by: "web", data });
});

test("goToAppLogin opens the login page with the way back", async () => {
  const { site, bridge } = createStage();
  await bridge.call("goToAppLogin", { returnTo: "/en/p2p/order" });
  expect(site.openLogin).toHaveBeenCalledExactlyOnceWith("/en/p2p/order");
});

test("appLogout logs out of the site", async () => {
  const { site, bridge } = createStage();
  await bridge.call("appLogout", {});
  expect(site.logOut).toHaveBeenCalledOnce();
});

test("openNewWindow opens a window that cannot reach this one", async () => {
  const open = vi.fn<() => void>();
  vi.stubGlobal("window", { open });
  await createStage().bridge.call("openNewWindow", CALLS.openNewWindow.example);
  expect(open).toHaveBeenCalledExactlyOnceWith(
    "https://example.org/",
    "_blank",
    "noopener,noreferrer",
  );
});

test("setupTitle names the document", async () => {
  const page = { title: "" };
  vi.stubGlobal("document", page);
  await createStage().bridge.call("setupTitle", { title: "My Orders" });
  expect(page.title).toBe("My Orders");
});

test("appDownloadImg downloads the picture under its name", async () => {
  const link = { href: "", download: "", click: vi.fn<() => void>() };
  vi.stubGlobal("document", { createElement: () => link });
  const payload = { dataUrl: "data:image/png;base64,AA==", name: "code.png" };
  const result = await createStage().bridge.call("appDownloadImg", payload);
  expect(result).toMatchObject({ by: "web", data: { isSaved: true } });
  expect(link).toMatchObject({ href: payload.dataUrl, download: payload.name });
  expect(link.click).toHaveBeenCalledOnce();
});

test("copyString uses the clipboard, and a clipboard that refuses is a refusal", async () => {
  const writeText = vi.fn<(text: string) => Promise<undefined>>(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { bridge } = createStage();
  expect(await bridge.call("copyString", { text: "DE02" })).toMatchObject({ ok: true, by: "web" });
  expect(writeText).toHaveBeenCalledExactlyOnceWith("DE02");
  writeText.mockRejectedValue(new Error("Not allowed"));
  expect(await bridge.call("copyString", { text: "DE02" })).toMatchObject({
    ok: false,
    name: "refused",
    message: "Not allowed",
  });
});

test("updateApp is unsupported: there is no app to update", async () => {
  const { bridge } = createStage();
  expect(await bridge.call("updateApp", {})).toMatchObject({ ok: false, name: "unsupported" });
});
