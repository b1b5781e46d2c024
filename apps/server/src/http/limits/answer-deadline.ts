// Every call gets a reply in time, even where a handler never ends. One timer serves all calls with
// the same limit, since they expire in the order of arrival; the framework's own way creates a
// timer, a listener and an abort signal for every call.
import { isStream, isUpload } from "@parley/contract/endpoint";
import type { FastifyInstance, FastifyReply } from "fastify";

export interface AnswerTimes {
  /** A handler that takes longer is given up. */
  readonly answerWithinMs: number;
  /** The same for a call with a file, which takes longer on a slow line. */
  readonly uploadWithinMs: number;
}

/** Its code is what failures go by. */
class AnswerOverdue extends Error {
  readonly code = "ANSWER_OVERDUE";
}

export function answerInTime(api: FastifyInstance, times: AnswerTimes): void {
  const calls = createDeadline(times.answerWithinMs);
  const uploads = createDeadline(times.uploadWithinMs);
  api.addHook("onRequest", (request, reply, done) => {
    const { endpoint } = request.routeOptions.config;
    const hasFile = endpoint !== undefined && isUpload(endpoint);
    const isEndless = endpoint !== undefined && isStream(endpoint);
    if (!isEndless) (hasFile ? uploads : calls).begin(reply);
    done();
  });
  api.addHook("onResponse", (_request, reply, done) => {
    calls.end(reply);
    uploads.end(reply);
    done();
  });
  api.addHook("onClose", async () => {
    calls.stop();
    uploads.stop();
  });
}

function createDeadline(withinMs: number) {
  /** The deadlines; the oldest first. */
  const waiting = new Map<FastifyReply, number>();
  let timer: NodeJS.Timeout | null = null;

  function look(): void {
    timer = null;
    for (const [reply, deadline] of waiting) {
      const leftMs = deadline - performance.now();
      if (leftMs > 0) {
        timer = setTimeout(look, Math.ceil(leftMs));
        return;
      }
      waiting.delete(reply);
      giveUp(reply);
    }
  }

  return {
    begin(reply: FastifyReply): void {
      waiting.set(reply, performance.now() + withinMs);
      timer ??= setTimeout(look, withinMs);
    },
    end(reply: FastifyReply): void {
      waiting.delete(reply);
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

function giveUp(reply: FastifyReply): void {
  if (reply.sent) return;
  const overdue = new AnswerOverdue("the handler took too long");
  // What has begun to be sent can only be cut off.
  if (reply.raw.headersSent) reply.raw.destroy(overdue);
  else void reply.send(overdue);
}
