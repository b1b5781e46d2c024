/**
 * The native app around a page: the simulated host of the website in either dialect, answered from
 * here, with a session of its own that it hands over as the documentation of the app says.
 */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, newAddress, watchUncaught } from "./people.ts";

export const DIALECTS = ["ios", "android"] as const;
export type Dialect = (typeof DIALECTS)[number];

export const USER_AGENTS: Readonly<Record<Dialect, string>> = {
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 asdxApp/3.2",
  android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 asdxApp/3.2",
};

export const PHONE = { width: 360, height: 740 };

export const CALL_NAMES = [
  "getUserAuth",
  "goToAppLogin",
  "appDownloadImg",
  "appLogout",
  "openNewWindow",
  "openKyc",
  "openTrade",
  "setupTitle",
  "updateApp",
  "openDepositWithDraw",
  "openTransfer",
  "openBalanceHome",
  "copyString",
  "goToCommunity",
] as const;
export type CallName = (typeof CALL_NAMES)[number];

export interface ReceivedCall {
  readonly name: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- stories read payloads without their types
  readonly payload: any;
}

export interface NativeApp {
  readonly page: Page;
  /** Everything that pages have asked for. */
  readonly calls: readonly ReceivedCall[];
  readonly callsOf: (name: CallName) => readonly ReceivedCall["payload"][];
  /** The app's own session; the next login hands its cookies over. */
  readonly logInAs: (owner: BrowserContext, fault?: HandOverFault) => void;
  /** In a screen of the app itself. */
  readonly logOutThere: () => void;
  readonly close: () => Promise<void>;
}

export interface HandOverFault {
  /** The app's programmers have forgotten that scripts must not read the token. */
  readonly isReadable: boolean;
}

export interface AppOptions {
  readonly dialect: Dialect;
  /** Without those that this version of the app does not know. */
  readonly names?: readonly CallName[];
  /** False: nothing but the first address says that it is the app. */
  readonly hasUserAgent?: boolean;
}

/** The host imports only types: its text runs in a page once those are taken out. */
const HOST = stripTypeScriptTypes(
  readFileSync(
    new URL("../../apps/web/app/bridge/simulated/simulated-host.ts", import.meta.url),
    "utf8",
  ),
).replaceAll(/^(import .*|export )/gm, "");

const PLAIN_AGENTS = {
  ios: USER_AGENTS.ios.replace(/ asdxApp.*/, ""),
  android: USER_AGENTS.android.replace(/ asdxApp.*/, ""),
};

export async function openApp(
  browser: Browser,
  baseURL: string,
  { dialect, names = CALL_NAMES, hasUserAgent = true }: AppOptions,
): Promise<NativeApp> {
  const context = await browser.newContext({
    baseURL,
    userAgent: (hasUserAgent ? USER_AGENTS : PLAIN_AGENTS)[dialect],
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    extraHTTPHeaders: { "x-forwarded-for": newAddress() },
  });
  const expectNoneUncaught = watchUncaught(context);
  const calls: ReceivedCall[] = [];
  let owner: BrowserContext | null = null;
  let isLoggedIn = false;
  let isReadable = false;
  const answers: Partial<Record<string, () => Promise<object>>> = {
    getUserAuth: async () => (isLoggedIn ? handOver(owner, context, isReadable) : LOGGED_OUT),
    goToAppLogin: async () => {
      isLoggedIn = owner !== null;
      return handOver(owner, context, isReadable);
    },
    appLogout: async () => {
      isLoggedIn = false;
      return {};
    },
    appDownloadImg: async () => ({ isSaved: true }),
  };
  await context.exposeFunction("nativeAnswer", async (name: string, payload: object) => {
    calls.push({ name, payload });
    const data = (await answers[name]?.()) ?? {};
    return JSON.stringify({ code: 0, data });
  });
  await context.addInitScript({ content: `{${HOST}\n${installation(dialect, names)}}` });
  const page = await context.newPage();
  return {
    page,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name).map(({ payload }) => payload),
    logInAs: (next, fault) => {
      owner = next;
      isReadable = fault?.isReadable ?? false;
    },
    logOutThere: () => {
      isLoggedIn = false;
      owner = null;
    },
    close: async () => {
      await context.close();
      expectNoneUncaught();
    },
  };
}

const LOGGED_OUT = { isLoggedIn: false };

/** A page that is not one of the site, such as about:blank, is given no host. */
function installation(dialect: Dialect, names: readonly CallName[]): string {
  const host = `{dialect:"${dialect}",names:${JSON.stringify(names)},answer:(name,payload)=>nativeAnswer(name,payload)}`;
  return `if (location.protocol.startsWith("http")) installSimulatedHost(window, ${host});`;
}

/** The cookies go from the app's own store into that of the web view, and never through the page. */
async function handOver(
  owner: BrowserContext | null,
  view: BrowserContext,
  isReadable: boolean,
): Promise<object> {
  if (owner === null) return LOGGED_OUT;
  const cookies = await owner.cookies();
  await view.addCookies(isReadable ? cookies.map((one) => ({ ...one, httpOnly: false })) : cookies);
  const userId = cookies.find(({ name }) => name === "userId")?.value;
  expect(userId, "the app has a session").toBeDefined();
  return { isLoggedIn: true, userId };
}
