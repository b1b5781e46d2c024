/** The contract client, made once for the browser and once for each page rendered on the server. */
import { createClient, type Client, type Transport } from "@parley/contract/client";
import type { PageRequest } from "@parley/contract/web-build";
import type { Locale } from "@parley/phrases/locales";
import { readCaptchaAnswer } from "./captcha-answer.ts";
import { readCookies } from "../state/cookies.ts";
import { readDomains } from "../state/domains.ts";
import { publicStore } from "../state/public-store.ts";

export type Api = Client;

/**
 * Calls the server in process, on behalf of the page's reader; the services of flags and content over
 * the network where they have origins of their own.
 */
export function createServerApi(page: PageRequest, locale: Locale): Api {
  const { request, domains } = page;
  const cookies = readCookies(request.headers.get("cookie") ?? "");
  return createClient({
    transport: (url, init) => (url.startsWith("/") ? page.fetch(url, init) : fetch(url, init)),
    // The routes of this same process have held the reply against the contract already.
    areRepliesChecked: true,
    domains: { api: "", flags: "", content: "", ...domains },
    onPage: () => request.url,
    language: () => locale,
    authorization: () => cookies.get("authorization") ?? null,
    captcha: () => null,
    accountGroup: () => cookies.get("account-group") ?? null,
  });
}

let browserApi: Api | null = null;

/** Calls the server over the network, for the reader in front of this browser. */
export function getApi(): Api {
  browserApi ??= createBrowserApi(overNetwork);
  return browserApi;
}

export const overNetwork: Transport = async (url, init) => {
  const answer = await fetch(url, init);
  if (answer.status === UNAUTHORIZED) for (const listener of onRefused) listener();
  return answer;
};

const UNAUTHORIZED = 401;
const onRefused = new Set<() => void>();

/** Reports each call that the server refuses for want of a login: the session may have ended. */
export function onSessionRefused(listener: () => void): () => void {
  onRefused.add(listener);
  return () => onRefused.delete(listener);
}

/** The same over another transport, such as one that reports the progress of an upload. */
export function createBrowserApi(transport: Transport): Api {
  const { apiDomain, flagDomain, contentDomain } = readDomains();
  return createClient({
    transport,
    domains: { api: apiDomain, flags: flagDomain, content: contentDomain },
    onPage: () => window.location.href,
    language: () => publicStore.get().locale,
    authorization: () => readCookies(document.cookie).get("authorization") ?? null,
    captcha: readCaptchaAnswer,
    accountGroup: () => readCookies(document.cookie).get("account-group") ?? null,
    onServerTime: (serverTimeOffsetMs) => publicStore.set({ serverTimeOffsetMs }),
  });
}
