/**
 * A host container of the page. The server fills it with plain HTML that is never hydrated; a part
 * replaces that. What is inside is kept when the page around it is rendered anew.
 */
import { CONTAINER_IDS, type PartName } from "@parley/site/parts/part";
import { useCallback, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { rememberLocale } from "../locale/locale-sync.ts";
import { localeOfPath } from "../page/locale-of-path.ts";
import { innerPath } from "./inner-path.ts";

export interface PartContainerProps {
  readonly part: PartName;
  readonly className?: string;
  /** Rendered by the server only. */
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
  const navigate = useNavigate();
  const adopt = useCallback(
    (container: HTMLDivElement) => {
      const place = places.get(part) ?? firstElement(container);
      places.set(part, place);
      if (place.parentElement !== container) container.replaceChildren(place);
      const onClick = (event: MouseEvent) => followLink(event, (path) => void navigate(path));
      container.addEventListener("click", onClick);
      return () => container.removeEventListener("click", onClick);
    },
    [part, navigate],
  );
  const common = { id: CONTAINER_IDS[part], className };
  if (import.meta.env.SSR) {
    return (
      <div {...common}>
        <div>{children}</div>
      </div>
    );
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

/** Links of a part are plain ones: those to pages of this site are followed without a new document. */
function followLink(event: MouseEvent, navigate: (path: string) => void): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || event.defaultPrevented) return;
  const { pathname } = new URL(link.href, window.location.href);
  if (link.hreflang !== "") rememberLocale(localeOfPath(pathname));
  const path = innerPath(link, event, window.location);
  if (path === null) return;
  event.preventDefault();
  navigate(path);
}
