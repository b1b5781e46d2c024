/** One subject of a page, under its heading. */
import { classNames } from "@parley/ui/styles/class-names";
import { useId, type ReactNode } from "react";

export interface PanelProps {
  readonly title: ReactNode;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames("rounded-lg border border-line bg-surface", className)}
    >
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5">
        <h2 id={id} className="text-sm font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      <div className="p-4">{children}</div>
    </section>
  );
}
