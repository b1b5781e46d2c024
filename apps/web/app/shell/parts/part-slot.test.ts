import type { PartData, PartHost, PartModule } from "@parley/site/parts/part";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPartSlot, PART_TIMEOUT_MS, RETRY_MS, type SlotEnvironment } from "./part-slot.ts";

const DATA: PartData = {
  lang: "en",
  route: "/en",
  isInstitutions: false,
  isLogin: false,
  userInfo: null,
  apiDomain: "",
  brokerInfo: null,
  flags: {},
};

/** An element as far as a slot uses it. */
class FakeElement {
  childNodes: unknown[] = [];
  readonly dataset: Record<string, string> = {};
  replaceChildren(...nodes: unknown[]) {
    this.childNodes = nodes;
  }
}

type Sources = Record<string, () => Promise<PartModule> | PartModule>;

function stage(sources: Sources, more: { readonly onUnavailable?: () => void } = {}) {
  const plain = new FakeElement();
  const place = new FakeElement();
  place.replaceChildren(plain);
  const reports: unknown[] = [];
  const styles = new Set<string>();
  const environment: SlotEnvironment = {
    fetchEntry: async (url) => ({ html: "", url }),
    readEntry: (_html, url) => ({ styles: [`${url.split("/")[0]}.css`], scripts: [url] }),
    addStyle: async (url, signal) => {
      styles.add(url);
      signal.addEventListener("abort", () => styles.delete(url));
    },
    importModule: async (url) => sources[url.split("/")[0] ?? ""]?.(),
    notify: () => undefined,
    verify: () => Promise.resolve(false),
    report: (error) => reports.push(error),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fake has what the slot touches.
    createContainer: () => new FakeElement() as unknown as HTMLElement,
    carryOver: (_before, _after, show) => show(),
  };
  const slot = createPartSlot({
    name: "header",
    sources: Object.keys(sources),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fake has what the slot touches.
    place: place as unknown as HTMLElement,
    environment,
    ...more,
  });
  const shown = () => (place.childNodes[0] === plain ? "plain" : "part");
  return { slot, shown, place, reports, styles };
}

/** A part that remembers what it was given. */
function goodPart() {
  const given: PartData[] = [];
  const hosts: PartHost[] = [];
  const part = {
    mount: (_container: HTMLElement, data: PartData, host: PartHost) => {
      given.push(data);
      hosts.push(host);
    },
    update: vi.fn<(data: PartData) => void>((data) => void given.push(data)),
    unmount: vi.fn<() => void>(),
  };
  return { part, given, hosts };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("the place of a part", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("displays the part once it is mounted, and hands every change of data to it", async () => {
    const { part, given } = goodPart();
    const { slot, shown } = stage({ first: () => part });
    slot.update(DATA);
    expect(shown()).toBe("plain");
    await settle();
    expect(shown()).toBe("part");
    slot.update({ ...DATA, isLogin: true });
    expect(given.map(({ isLogin }) => isLogin)).toEqual([false, true]);
  });

  test("hands on data that changed while the part was loading", async () => {
    const { part, given } = goodPart();
    const { slot } = stage({ first: () => part });
    slot.update(DATA);
    slot.update({ ...DATA, route: "/en/wallet" });
    await settle();
    expect(given.at(-1)?.route).toBe("/en/wallet");
  });

  test("takes the next source when one fails, throws on mount, or exports no part", async () => {
    const { part } = goodPart();
    const throwing: PartModule = {
      mount: () => {
        throw new Error("broken part");
      },
    };
    const { slot, shown, reports } = stage({
      gone: () => Promise.reject(new Error("no connection")),
      throwing: () => throwing,
      good: () => part,
    });
    slot.update(DATA);
    await settle();
    expect(shown()).toBe("part");
    expect(reports.map(String)).toEqual(["Error: no connection", "Error: broken part"]);
  });

  test("takes the next source when one hangs, and never displays the late one", async () => {
    const late = goodPart();
    const { part } = goodPart();
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const hanging: PartModule = {
      mount: () => finished,
      update: late.part.update,
    };
    const { slot, shown } = stage({ hanging: () => hanging, good: () => part });
    slot.update(DATA);
    await settle();
    expect(shown()).toBe("plain");
    await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS);
    expect(shown()).toBe("part");
    finish();
    await settle();
    slot.update({ ...DATA, isLogin: true });
    expect(late.part.update).not.toHaveBeenCalled();
    expect(part.update).toHaveBeenCalledOnce();
  });

  test("does not mount a part whose code comes too late", async () => {
    const { promise: loaded, resolve: load } = Promise.withResolvers<PartModule>();
    const mount = vi.fn<PartModule["mount"]>();
    const { part } = goodPart();
    const { slot, shown } = stage({ slow: () => loaded, good: () => part });
    slot.update(DATA);
    await settle();
    await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS);
    load({ mount });
    await settle();
    expect(shown()).toBe("part");
    expect(mount).not.toHaveBeenCalled();
  });

  test("unmounts a part that is mounted too late", async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const unmount = vi.fn<() => void>();
    const { part } = goodPart();
    const { slot } = stage({ slow: () => ({ mount: () => finished, unmount }), good: () => part });
    slot.update(DATA);
    await settle();
    await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS);
    expect(unmount).not.toHaveBeenCalled();
    finish();
    await settle();
    expect(unmount).toHaveBeenCalledOnce();
  });

  test("keeps the stylesheets of the part that is displayed, and no others", async () => {
    const { part, hosts } = goodPart();
    const broken: PartModule = { mount: () => Promise.reject(new Error("broken part")) };
    const { slot, styles } = stage({ broken: () => broken, good: () => part });
    slot.update(DATA);
    await settle();
    expect([...styles]).toEqual(["good.css"]);
    hosts[0]?.fail(new Error("render failed"));
    expect([...styles]).toEqual([]);
  });

  test("stays plain when all sources fail, and tries again later", async () => {
    const { part } = goodPart();
    let isUp = false;
    const { slot, shown } = stage({
      only: () => (isUp ? part : Promise.reject(new Error("down"))),
    });
    slot.update(DATA);
    await settle();
    expect(shown()).toBe("plain");
    isUp = true;
    await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
    expect(shown()).toBe("part");
  });

  test("gives up after the last retry", async () => {
    const load = vi.fn<() => Promise<PartModule>>(() => Promise.reject(new Error("down")));
    const { slot } = stage({ only: load });
    slot.update(DATA);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(load).toHaveBeenCalledTimes(1 + RETRY_MS.length);
  });

  test("displays the plain content again when a part reports that it failed", async () => {
    const { part, hosts } = goodPart();
    const { slot, shown, place } = stage({ only: () => part });
    slot.update(DATA);
    await settle();
    hosts[0]?.fail(new Error("render failed"));
    expect(shown()).toBe("plain");
    expect(place.dataset["part"]).toBe("plain");
    expect(part.unmount).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(RETRY_MS[0]);
    expect(shown()).toBe("part");
  });

  test("displays the plain content again when an update throws, even if unmounting throws too", async () => {
    const part: PartModule = {
      mount: () => undefined,
      update: () => {
        throw new Error("update failed");
      },
      unmount: () => {
        throw new Error("unmount failed");
      },
    };
    const { slot, shown, reports } = stage({ only: () => part });
    slot.update(DATA);
    await settle();
    slot.update({ ...DATA, isLogin: true });
    expect(shown()).toBe("plain");
    expect(reports.map(String)).toEqual(["Error: update failed", "Error: unmount failed"]);
  });

  test("reports that no source has the part where that matters, and tries again on the next update", async () => {
    const { part } = goodPart();
    let isUp = false;
    const onUnavailable = vi.fn<() => void>();
    const { slot, shown } = stage(
      { only: () => (isUp ? part : Promise.reject(new Error("down"))) },
      { onUnavailable },
    );
    slot.update(DATA);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(onUnavailable).toHaveBeenCalledOnce();
    isUp = true;
    slot.update(DATA);
    await settle();
    expect(shown()).toBe("part");
  });
});
