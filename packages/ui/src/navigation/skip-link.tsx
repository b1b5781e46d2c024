/** Leads past what is repeated on every page: shown when the keyboard comes to it. */
import type { ReactNode } from "react";

export interface SkipLinkProps {
  /** The id of what it leads to. */
  readonly to: string;
  readonly children: ReactNode;
}

export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={() => {
        // A link to a part of the page moves the view; the focus has to be moved to what it shows.
        const target = document.getElementById(to);
        if (target === null) return;
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus();
      }}
      className="skip-link sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:px-4 focus:py-2"
    >
      {children}
    </a>
  );
}
