/**
 * The pages of a list as links, so that each has an address that can be shared and that works
 * before any script does; `onPageChange` turns plain presses into navigation inside the app.
 */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { MouseEvent, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { pageRange } from "./page-range.ts";

export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly onPageChange?: ((page: number) => void) | undefined;
  readonly labels: {
    /** Names the navigation. */
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

const PLACE =
  "figures inline-flex h-11 min-w-11 items-center justify-center rounded-md px-1 text-sm sm:h-8 sm:min-w-8";

export function Pagination({ page, pageCount, hrefOf, onPageChange, labels }: PaginationProps) {
  const linkTo = (target: number, name: string, content: ReactNode) => (
    <PageLink
      target={target <= 0 || target > pageCount ? null : target}
      name={name}
      isCurrent={target === page}
      hrefOf={hrefOf}
      onPageChange={onPageChange}
    >
      {content}
    </PageLink>
  );
  return (
    <nav aria-label={labels.pages}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>{linkTo(page - 1, labels.previous, <ChevronLeft aria-hidden className="size-4" />)}</li>
        {pageRange(page, pageCount).map((place) =>
          typeof place === "number" ? (
            <li key={place}>{linkTo(place, labels.page(place), place)}</li>
          ) : (
            <li key={place} aria-hidden className={classNames(PLACE, "text-subtle max-sm:min-w-6")}>
              …
            </li>
          ),
        )}
        <li>{linkTo(page + 1, labels.next, <ChevronRight aria-hidden className="size-4" />)}</li>
      </ul>
    </nav>
  );
}

interface PageLinkProps extends Pick<PaginationProps, "hrefOf" | "onPageChange"> {
  /** Null at the ends, where there is nowhere to go. */
  readonly target: number | null;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function PageLink({ target, name, isCurrent, hrefOf, onPageChange, children }: PageLinkProps) {
  if (target === null) {
    return (
      <span aria-hidden className={classNames(PLACE, "text-disabled")}>
        {children}
      </span>
    );
  }
  return (
    <a
      href={hrefOf(target)}
      aria-label={name}
      aria-current={isCurrent ? "page" : undefined}
      onClick={(event) => {
        if (onPageChange === undefined || !isPlainPress(event)) return;
        event.preventDefault();
        onPageChange(target);
      }}
      className={classNames(
        PLACE,
        isCurrent ? "bg-accent-soft font-semibold text-accent" : "text-ink hover:bg-hover",
      )}
    >
      {children}
    </a>
  );
}

/** Presses with a modifier or another button open tabs and windows; they belong to the browser. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
