import type { ReactNode } from "react";

export interface PageHeadingProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** On a phone the sentence is left out: what the page lists is in sight. */
  readonly isBrief?: boolean;
  /** At the end of the line: the page's main action. */
  readonly action?: ReactNode;
}

/** The heading of an account page, its one sentence of explanation and its main action. */
export function PageHeading({ title, text, isBrief = false, action }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        {text !== undefined && (
          <p className={`text-muted max-w-prose ${isBrief ? "max-sm:hidden" : ""}`}>{text}</p>
        )}
      </div>
      {action}
    </header>
  );
}
