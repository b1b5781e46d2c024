// Marks the calls that a page makes in this process while it is rendered. They are not counted as calls of
// the page's reader: the page itself is. The mark is the asynchronous context that the call starts in, so
// that nothing a client can send carries it.
import type { AnyEnvelope } from "@parley/contract/envelope";
import type { FastifyInstance } from "fastify";
import { AsyncLocalStorage } from "node:async_hooks";

/** One call; its route puts the reply here, instead of writing a body. */
export interface PageCall {
  envelope: AnyEnvelope | undefined;
}

interface StartedCall extends PageCall {
  isTaken: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null for a request of a client. */
    pageCall: PageCall | null;
  }
}

const ofPage = new AsyncLocalStorage<StartedCall>();

/** Makes a call of a page to the routes of this process, which may put the reply into the `PageCall`. */
export function makePageCall<Reply>(
  call: () => PromiseLike<Reply>,
): Promise<{ readonly reply: Reply; readonly envelope: AnyEnvelope | undefined }> {
  const started: StartedCall = { envelope: undefined, isTaken: false };
  // An injected request starts when it is awaited.
  return ofPage.run(started, async () => {
    const reply = await call();
    return { reply, envelope: started.envelope };
  });
}

/**
 * Ties each call to its request as the first of all hooks. Later the asynchronous context may be that of
 * another call: work is batched, and the batch runs in the context of the call that began it.
 */
export function tiePageCalls(app: FastifyInstance): void {
  app.decorateRequest("pageCall", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const started = ofPage.getStore();
    if (started !== undefined && !started.isTaken) {
      started.isTaken = true;
      request.pageCall = started;
    }
    done();
  });
}
