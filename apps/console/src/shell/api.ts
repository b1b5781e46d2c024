/** The contract client of the console, and reads for the loaders of its routes. */
import { createClient, type CallFailure, type CallOptions } from "@parley/contract/client";
import type { Endpoint, EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import { redirect } from "react-router";

/** How many readings by the page itself are under way. */
let inBackground = 0;

/** Calls that no person makes do not keep the session of staff alive. */
export async function withoutPerson(run: () => Promise<void>): Promise<void> {
  inBackground += 1;
  try {
    await run();
  } finally {
    inBackground -= 1;
  }
}

export const api = createClient({
  transport(url, init) {
    const mark = inBackground > 0 ? { "parley-background": "1" } : {};
    return fetch(url, { ...init, headers: { ...headersOf(init), ...mark } });
  },
  domains: { api: "", flags: "", content: "" },
  onPage: () => window.location.href,
  language: () => "en",
  authorization: () => readCookie("authorization"),
  captcha: () => null,
  accountGroup: () => null,
});

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}

function readCookie(name: string): string | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}

export type Failure = CallFailure<string>;

/** What a failed read throws: the nearest error page of the router shows it. */
export class FailedRead extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failureText(failure));
    this.failure = failure;
  }
}

/** For loaders: without a session of staff the reader is sent to the door, and comes back after it. */
export async function read<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointReply<E>> {
  const result = await api.call(endpoint, input, options);
  if (result.ok) return result.data;
  if (isAtDoor(result)) throw redirect(doorPath());
  throw new FailedRead(result);
}

/** No login, or one without a session of staff, or with one that has ended. */
export function isAtDoor({ status }: Failure): boolean {
  return status === 401;
}

/** Where the reader was is kept, so that the way back leads there. */
export function doorPath(): string {
  const { pathname, search } = window.location;
  const path = pathname.replace(/^\/admin/, "") || "/";
  if (path.startsWith("/door")) return path + search;
  return `/door?${new URLSearchParams({ to: path + search })}`;
}

const LOCAL_TEXTS: Readonly<Record<string, string>> = {
  networkError: "No connection. Check your network and try again.",
  timeout: "The server did not answer in time. Try again.",
  badReply: "The server's answer could not be read. Reload the console.",
};

/** In English, as the server said it or as it failed here. */
export function failureText(failure: Failure): string {
  return (
    LOCAL_TEXTS[failure.name] ??
    (failure.message === "" ? `The call failed (${failure.name}).` : failure.message)
  );
}
