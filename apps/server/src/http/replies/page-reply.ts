// The reply to a call of a page rendered in this process: its value is passed on as it is, instead of
// being written as text that the page reads again.
import { SUCCESS_CODE, SUCCESS_MESSAGE } from "@parley/contract/envelope";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageCall } from "./page-calls.ts";

/** Sends headers and cookies as usual, with an empty body. `data` is frozen: others may have it too. */
export function sendToPage(
  pageCall: PageCall,
  { id: requestId }: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
): FastifyReply {
  pageCall.envelope = {
    code: SUCCESS_CODE,
    message: SUCCESS_MESSAGE,
    data,
    requestId,
    error: null,
  };
  return reply.send("");
}

/** Plain values of JSON; a part that is frozen is taken to be so to its depth. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeDeep(part);
  return value;
}
