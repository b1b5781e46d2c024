/**
 * Middleware that routes request by name. An unknown name is a bug in a route, so that it throws as
 * soon as that route is loaded, not when it is opened.
 */
import type { MiddlewareFunction } from "react-router";
import { requireNoSession, requireSession } from "./auth-middleware.ts";
import { sendToDefaultHome } from "./default-home-middleware.ts";

export type Middleware = MiddlewareFunction<Response>;

const registry = {
  auth: requireSession,
  defaulthome: sendToDefaultHome,
  guest: requireNoSession,
} as const satisfies Record<string, Middleware>;

export type MiddlewareName = keyof typeof registry;

export function getMiddleware(name: MiddlewareName): Middleware {
  if (!Object.hasOwn(registry, name)) throw new Error(`Unknown middleware '${name}'`);
  return registry[name];
}
