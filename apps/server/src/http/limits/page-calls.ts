// Marks the calls that a page makes in this process while it is rendered. They are not counted as calls of
// the page's reader: the page itself is. The mark is the asynchronous context that the call starts in, so
// that nothing a client can send carries it.
import { AsyncLocalStorage } from "node:async_hooks";

const ofPage = new AsyncLocalStorage<true>();

/** Makes a call of a page to the routes of this process. */
export function makePageCall<Reply>(call: () => PromiseLike<Reply>): Promise<Reply> {
  // An injected request starts when it is awaited.
  return ofPage.run(true, async () => await call());
}

/** Whether the running code was started by a call of a page. */
export function isPageCall(): boolean {
  return ofPage.getStore() === true;
}
