/**
 * The place of one part in the page. What the server rendered there stays until a part is ready, and
 * comes back if that part fails: a part that throws, hangs or is slow costs the page nothing.
 */
import type { PartData, PartHost, PartModule, PartName } from "@parley/site/parts/part";
import { loadPart, type PartEnvironment } from "./load-part.ts";

/** A source that has not shown its part by then counts as failed. */
export const PART_TIMEOUT_MS = 5_000;
/** After all sources have failed they are tried again, this often and so much later. */
export const RETRY_MS = [5_000, 30_000, 300_000] as const;

export interface SlotEnvironment extends PartEnvironment, Omit<PartHost, "fail"> {
  /** Failures are of interest to developers and operators only. */
  readonly report: (error: unknown) => void;
  readonly createContainer: () => HTMLElement;
  /** Opens and focuses in the part what the reader had opened and focused before. */
  readonly carryOver: (before: readonly ChildNode[], after: HTMLElement, show: () => void) => void;
}

export interface SlotOptions {
  readonly name: PartName;
  /** Where its parts are, by preference, without a slash at the end. */
  readonly sources: readonly string[];
  /** Holds what the server rendered. */
  readonly place: HTMLElement;
  readonly environment: SlotEnvironment;
  /**
   * Called when no source has shown the part. Without it the part is tried again by and by; with it,
   * on the next update.
   */
  readonly onUnavailable?: () => void;
}

export interface PartSlot {
  /** Hands on the page's data; the first call loads the part. */
  readonly update: (data: PartData) => void;
}

export function createPartSlot(options: SlotOptions): PartSlot {
  const { name, sources, place, environment, onUnavailable } = options;
  const plain = [...place.childNodes];
  let data: PartData | null = null;
  let shown: PartModule | null = null;
  /** Of the part that is displayed: aborted when it is taken away, and its stylesheets with it. */
  let attempt: AbortController | null = null;
  let retries = 0;

  let isLoading = false;

  const start = async (): Promise<void> => {
    isLoading = true;
    const isShown = await tryAll();
    isLoading = false;
    if (isShown) return;
    if (onUnavailable === undefined) retryLater();
    else onUnavailable();
  };

  const tryAll = async (): Promise<boolean> => {
    for (const source of sources) {
      if (await tryFrom(source)) return true;
    }
    return false;
  };

  const tryFrom = async (source: string): Promise<boolean> => {
    const own = new AbortController();
    const timer = setTimeout(() => own.abort(), PART_TIMEOUT_MS);
    let isShown = false;
    try {
      isShown = await orTimeOut(mountFrom(source, own), own.signal);
    } catch (error) {
      environment.report(error);
    }
    clearTimeout(timer);
    if (!isShown) own.abort();
    return isShown;
  };

  /** Mounted out of sight, so that one which comes too late is never seen. */
  const mountFrom = async (source: string, own: AbortController): Promise<boolean> => {
    const { signal } = own;
    const part = await loadPart(source, name, environment, signal);
    signal.throwIfAborted();
    const container = environment.createContainer();
    let hasFailed = false;
    const fail = (error: unknown) => {
      if (hasFailed) return;
      hasFailed = true;
      environment.report(error);
      if (shown === part) takeAway(part);
    };
    const { notify, verify } = environment;
    const host: PartHost = { fail, notify, verify };
    if (data === null) return false;
    const given = data;
    await part.mount(container, given, host);
    // It may have been mounted again meanwhile, and is then needed.
    if ((signal.aborted || hasFailed) && shown !== part) unmount(part);
    signal.throwIfAborted();
    if (hasFailed) return false;
    shown = part;
    attempt = own;
    environment.carryOver(plain, container, () => place.replaceChildren(container));
    place.dataset["part"] = "shown";
    if (data !== given) updatePart(part, data);
    return true;
  };

  const takeAway = (part: PartModule) => {
    shown = null;
    place.dataset["part"] = "plain";
    place.replaceChildren(...plain);
    unmount(part);
    attempt?.abort();
    retryLater();
  };

  const unmount = (part: PartModule) => {
    try {
      part.unmount?.();
    } catch (error) {
      environment.report(error);
    }
  };

  const updatePart = (part: PartModule, next: PartData) => {
    try {
      part.update?.(next);
    } catch (error) {
      environment.report(error);
      takeAway(part);
    }
  };

  const retryLater = () => {
    const wait = RETRY_MS[retries];
    retries += 1;
    if (wait !== undefined && onUnavailable === undefined) setTimeout(() => void start(), wait);
  };

  return {
    update(next) {
      const isFirst = data === null;
      data = next;
      if (shown !== null) updatePart(shown, next);
      else if (isFirst || (onUnavailable !== undefined && !isLoading)) void start();
    },
  };
}

function orTimeOut<Value>(work: Promise<Value>, deadline: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener("abort", () => reject(new Error("The part was not ready in time.")));
    work.then(resolve, reject);
  });
}
