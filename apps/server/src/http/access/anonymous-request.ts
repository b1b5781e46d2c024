// Whether a request names no session, not even half of one: only such a request gets a reply that was
// made for another.
import type { IncomingHttpHeaders } from "node:http";
import { AUTH_TOKEN, AUTHORIZATION } from "./session-cookies.ts";
import { isSigned } from "./signed-request.ts";

/** A text that contains the name of such a cookie counts as one: the request is then answered alone. */
const OF_SESSION = [AUTH_TOKEN, AUTHORIZATION, "userId"];

export function isAnonymous(headers: IncomingHttpHeaders): boolean {
  const { cookie, authorization } = headers;
  if (authorization !== undefined || isSigned(headers)) return false;
  return cookie === undefined || !OF_SESSION.some((name) => cookie.includes(name));
}
