/** Runs a hook in React without a browser: its component renders nothing, so that no DOM is needed. */
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

export interface RenderedHook<Result, Props> {
  /** What the hook returned last. */
  readonly result: () => Result;
  readonly rerender: (props: Props) => Promise<void>;
  /** Does something, and waits until React has drawn what follows from it. */
  readonly act: (work: () => unknown) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

export async function renderHook<Result, Props>(
  hook: (props: Props) => Result,
  first: Props,
): Promise<RenderedHook<Result, Props>> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // React asks for the event that it handles, and whether a frame has the focus.
  vi.stubGlobal("window", { event: undefined, HTMLIFrameElement: Map });
  const results: Result[] = [];
  const Probe = ({ props }: { readonly props: Props }) => {
    results.push(hook(props));
    return null;
  };
  const root = createRoot(newContainer());
  const rerender = (props: Props) => run(() => root.render(createElement(Probe, { props })));
  await rerender(first);
  return {
    result: () => {
      const last = results.at(-1);
      if (last === undefined) throw new Error("The hook has not run.");
      return last;
    },
    rerender,
    act: run,
    unmount: async () => {
      await run(() => root.unmount());
      vi.unstubAllGlobals();
    },
  };
}

async function run(work: () => unknown): Promise<void> {
  await act(async () => {
    await work();
  });
}

/** As much of an element as a root needs that draws nothing. */
function newContainer(): Element {
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} };
  const ownerDocument = { ...listeners, nodeType: 9 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- There is no DOM here.
  return { ...listeners, nodeType: 1, tagName: "DIV", ownerDocument } as unknown as Element;
}
