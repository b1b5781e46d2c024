/** The contract client of a part: calls go to the page's API, for the page's reader. */
import { createClient, type Client } from "@parley/contract/client";
import type { PartData } from "@parley/site/parts/part";
import { readCookies } from "@parley/site/parts/read-cookies";

export function createPartApi({ apiDomain, lang }: Pick<PartData, "apiDomain" | "lang">): Client {
  return createClient({
    transport: (url, init) => fetch(url, init),
    domains: { api: apiDomain, flags: apiDomain, content: apiDomain },
    onPage: () => window.location.href,
    language: () => lang,
    authorization: () => cookieOf("authorization"),
    captcha: () => null,
    accountGroup: () => cookieOf("account-group"),
  });
}

function cookieOf(name: string): string | null {
  return readCookies(document.cookie).get(name) ?? null;
}
