// Tells readers behind one network address apart without a login, by what browsers send about themselves.
// Nothing proves it: it shares what an address has, and never gives more than that.
import { networkOf } from "@parley/domain/account/network";
import type { FastifyRequest } from "fastify";
import { hash } from "node:crypto";
import type { Asker } from "./fair-budget.ts";

const TELLING = [
  "user-agent",
  "accept-language",
  "sec-ch-ua",
  "sec-ch-ua-mobile",
  "sec-ch-ua-platform",
] as const;

export function askerOf({ address, headers }: Pick<FastifyRequest, "address" | "headers">): Asker {
  const network = networkOf(address);
  // As JSON, so that no header can continue another.
  const told = JSON.stringify([network, ...TELLING.map((name) => headers[name] ?? "")]);
  return { network, caller: hash("sha1", told, "base64url") };
}
