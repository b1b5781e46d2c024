/** A part as a React component: mounted with the page's React, rendered again on every change. */
import type { Area } from "@parley/phrases/areas";
import type { PartData, PartHost, PartModule } from "@parley/site/parts/part";
import { PhraseScope, type Book } from "@parley/site/phrase";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { loadBook } from "./phrases.ts";

export interface PartProps {
  readonly data: PartData;
  readonly host: PartHost;
}

interface Mounted {
  readonly root: Root;
  readonly host: PartHost;
  book: Book;
  data: PartData;
}

export function reactPart(
  Part: ComponentType<PartProps>,
  areas: readonly Area[],
): Required<PartModule> {
  let mounted: Mounted | null = null;
  /** Counts the calls of `mount`: one that was overtaken by a later one renders nothing. */
  let mounts = 0;

  const render = ({ root, host, book, data }: Mounted) => {
    root.render(
      <PhraseScope book={book} zone={data.userInfo?.timeZone}>
        <Part data={data} host={host} />
      </PhraseScope>,
    );
  };

  return {
    async mount(container: HTMLElement, data: PartData, host: PartHost): Promise<void> {
      // What is in the container stays displayed until the first render replaces all of it at once.
      mounts += 1;
      const own = mounts;
      const book = await loadBook(data.lang, areas);
      if (own !== mounts) return;
      mounted?.root.unmount();
      const root = createRoot(container, { onUncaughtError: (error) => host.fail(error) });
      mounted = { root, host, book, data };
      flushSync(() => mounted !== null && render(mounted));
    },
    update(data) {
      if (mounted === null) return;
      mounted.data = data;
      render(mounted);
    },
    unmount() {
      mounted?.root.unmount();
      mounted = null;
    },
  };
}
