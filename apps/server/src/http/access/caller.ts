// The origin of a call, for operations.
import "@fastify/cookie";
import { nameDevice } from "@parley/domain/account/device-name";
import type { Caller } from "@parley/operations/identity/account/parts";
import type { FastifyRequest } from "fastify";
import { localeOfRequest } from "../replies/request-locale.ts";
import { DEVICE, LOGIN, readDeviceTokens } from "./session-cookies.ts";
import { isSigned } from "./signed-request.ts";

/** Longer ones are no user agents. */
const LONGEST_USER_AGENT = 1_000;
const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,200}$/;

export function callerOf(request: FastifyRequest): Caller {
  // What a program's HTTP client keeps as cookies is not part of what it has signed.
  const cookies: Partial<Record<string, string>> = isSigned(request.headers) ? {} : request.cookies;
  return {
    address: request.address,
    device: nameDevice((request.headers["user-agent"] ?? "").slice(0, LONGEST_USER_AGENT)),
    deviceTokens: readDeviceTokens(cookies[DEVICE]),
    loginToken: cookies[LOGIN] ?? null,
    locale: localeOfRequest(request),
    idempotencyKey: idempotencyKeyOf(request) ?? null,
    isAtStaffAddress: request.isAtStaffAddress,
  };
}

/** Undefined when none was sent, null when it is none. */
export function idempotencyKeyOf(request: FastifyRequest): string | null | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined || key === "") return undefined;
  return typeof key === "string" && IDEMPOTENCY_KEY.test(key) ? key : null;
}
