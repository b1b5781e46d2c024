/**
 * A host container of the page. The server fills it with plain HTML that is never hydrated; a part
 * replaces that. What is inside is kept when the page around it is rendered anew.
 */
import { CONTAINER_IDS, type PartName } from "@parley/site/parts/part";
import { useCallback, type ReactNode } from "react";

export interface PartContainerProps {
  readonly part: PartName;
  readonly className?: string;
  /** One element, rendered by the server only. */
  readonly children?: ReactNode;
}

const places = new Map<PartName, HTMLElement>();

/** The element inside the container in which parts are placed; null before the page is taken over. */
export function placeOf(part: PartName): HTMLElement | null {
  return places.get(part) ?? null;
}

/** What the server has put there is not the browser's to render. */
const AS_IT_IS = { __html: "" };

export function PartContainer({ part, className, children }: PartContainerProps) {
  const adopt = useCallback(
    (container: HTMLDivElement | null) => {
      // The page around it is gone; what is inside waits for the next.
      if (container === null) return;
      const place = places.get(part) ?? firstElement(container);
      places.set(part, place);
      if (place.parentElement !== container) container.replaceChildren(place);
    },
    [part],
  );
  const common = { id: CONTAINER_IDS[part], className };
  if (import.meta.env.SSR) {
    return <div {...common}>{children ?? <div />}</div>;
  }
  return (
    <div {...common} ref={adopt} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  );
}

function firstElement(container: HTMLElement): HTMLElement {
  const { firstElementChild } = container;
  return firstElementChild instanceof HTMLElement
    ? firstElementChild
    : document.createElement("div");
}
