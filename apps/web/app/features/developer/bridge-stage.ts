/** The bridge of the test page: to this page's own host, or to a simulated one behind a window of its own. */
import { createBridge, type Bridge } from "../../bridge/bridge.ts";
import { CALL_NAMES, type CallName } from "../../bridge/calls.ts";
import type { HostMessage, HostWindow } from "../../bridge/host.ts";
import { defaultAnswer, installSimulatedHost } from "../../bridge/simulated/simulated-host.ts";
import { browserFallbacks, getBridge } from "../../shell/native/browser-bridge.ts";

export const RECEIVERS = ["page", "ios", "android"] as const;
export type Receiver = (typeof RECEIVERS)[number];

export const MANNERS = ["answers", "refuses", "malformed", "silent", "unknown"] as const;
export type Manner = (typeof MANNERS)[number];

/** What each call does in a browser, in the words of the code. */
export const WEB_WAYS: Readonly<Record<CallName, string>> = {
  getUserAuth: "document.cookie: authorization, userId",
  goToAppLogin: "/login?returnTo=…",
  appDownloadImg: "<a download>",
  appLogout: "POST /api/a/v2/auth/logout",
  openNewWindow: "window.open(url, _blank, noopener)",
  openKyc: "/account/kyc",
  openTrade: "/p2p/buy, /p2p/sell",
  setupTitle: "document.title",
  updateApp: "unsupported",
  openDepositWithDraw: "/wallet/deposit, /wallet/withdraw",
  openTransfer: "/wallet?transfer=…",
  openBalanceHome: "/wallet",
  copyString: "navigator.clipboard.writeText",
  goToCommunity: "/help/contact",
};

export async function sendByStage(
  call: { readonly name: CallName; readonly payload: object },
  { receiver, manner }: { readonly receiver: Receiver; readonly manner: Manner },
  onMessage: (message: HostMessage) => void,
): Promise<{ readonly dialect: Bridge["app"]; readonly result: unknown }> {
  const bridge =
    receiver === "page" ? getBridge() : simulate(receiver, manner, call.name, onMessage);
  const result = await bridge.call(call.name, call.payload);
  return { dialect: bridge.app, result };
}

function simulate(
  dialect: "ios" | "android",
  manner: Manner,
  called: CallName,
  onMessage: (message: HostMessage) => void,
): Bridge {
  const target: HostWindow = {};
  const names = manner === "unknown" ? CALL_NAMES.filter((name) => name !== called) : CALL_NAMES;
  installSimulatedHost(target, {
    dialect,
    names,
    answer: (name, _payload, message) => {
      onMessage(message);
      return answerIn(manner, name);
    },
  });
  return createBridge({ target, app: dialect, fallbacks: browserFallbacks() });
}

function answerIn(manner: Manner, name: string): string | null {
  switch (manner) {
    case "answers":
    case "unknown":
      return defaultAnswer(name);
    case "refuses":
      return JSON.stringify({ code: 1, message: "Refused by the simulated app" });
    case "malformed":
      return "{";
    case "silent":
      return null;
  }
}
