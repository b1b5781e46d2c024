// Calls with input that the types would not let pass, as somebody outside can send it.
import { fillPath, type Endpoint } from "@parley/contract/endpoint";
import { randomUUID } from "node:crypto";
import type { Answer, CallExtras, TestBrowser } from "./browser.fixture.ts";

export function callLoosely(
  browser: TestBrowser,
  { method, path: pattern, kind, request }: Endpoint,
  input: Readonly<Record<string, unknown>>,
  extras: CallExtras = {},
): Promise<Answer> {
  const { path, rest } = fillPath(pattern, input);
  const carried = request.body === undefined ? { query: rest } : { body: rest };
  const key = kind === "write" ? { idempotencyKey: randomUUID() } : {};
  return browser.send({ method, path, ...carried }, { ...key, ...extras });
}
