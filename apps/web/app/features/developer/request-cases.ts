/** What the test page of requests sends: one case for each rule of the contract client. */
import type { Transport } from "@parley/contract/client";
import { removeUserPayment } from "@parley/contract/endpoints/market/payment";
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { listArticles } from "@parley/contract/endpoints/site/content";
import { listFlags } from "@parley/contract/endpoints/site/flags";
import { withCaptcha } from "../../shared/captcha/captcha.ts";
import { newAttemptKey } from "@parley/site/forms/attempt-keys";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { createBrowserApi, overNetwork, type Api } from "../../shell/api/api.ts";

const MINUTE_MS = 60_000;

/** The browser's own transport, which also reports what it sends. */
export function createRecordingApi(onSent: (text: string) => void): Api {
  const transport: Transport = (url, init) => {
    onSent(describe(url, init));
    return overNetwork(url, init);
  };
  return createBrowserApi(transport);
}

/** Without the values that belong to one user. */
const SECRET_HEADERS: ReadonlySet<string> = new Set(["authorization"]);

function describe(url: string, { method, headers, body }: RequestInit): string {
  const lines = [...new Headers(headers)].map(
    ([name, value]) => `${name}: ${SECRET_HEADERS.has(name) ? "***" : value}`,
  );
  return [`${method ?? "GET"} ${url}`, ...lines, ...(typeof body === "string" ? [body] : [])].join(
    "\n",
  );
}

export type RequestCase = (api: Api) => Promise<unknown>;

/** By the last part of the phrase that names the case. */
export const REQUEST_CASES = {
  plain: (api) => api.call(listAssets, {}),
  cached: (api) => api.call(listAssets, {}, { cache: { maxAgeMs: MINUTE_MS } }),
  /** The second asks for another coin under the same key, and is given the first one's answer. */
  keyed: async (api) => {
    const options = { cache: { maxAgeMs: MINUTE_MS, key: "test" } };
    const first = await api.call(publicRates, { assets: "BTC" }, options);
    const second = await api.call(publicRates, { assets: "ETH" }, options);
    return { isSame: first === second, second };
  },
  repeated: async (api) => {
    const options = { abortPrevious: true };
    const both = [1, 2].map(() => api.call(publicRates, { assets: "BTC" }, options));
    return (await Promise.all(both)).map((result) => (result.ok ? "ok" : result.name));
  },
  timeout: (api) => api.call(listAssets, {}, { timeoutMs: 0 }),
  group: (api) => api.call(listAssets, {}, { withAccountGroup: true }),
  flags: (api) => api.call(listFlags, {}, { domain: "flags" }),
  content: (api) => api.call(listArticles, {}, { domain: "content" }),
  captcha: (api) => withCaptcha(() => api.call(listAssets, {}), { isExpected: true }),
  /** Without codes: the server opens it, and refuses before any code is tried. */
  sealed: (api) =>
    sendSealed(
      { action: "remove-user-payment", subject: "1", codes: {}, body: { id: "1" } },
      newAttemptKey(),
      (body, options) => api.call(removeUserPayment, body, options),
    ),
  refused: (api) => api.call(publicRates, { assets: "NOPE" }),
} as const satisfies Record<string, RequestCase>;
