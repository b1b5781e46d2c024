import { Card } from "@parley/ui/data/card";
import { useId, type ReactNode } from "react";

export interface SecuritySectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** At the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the security page, with its heading. */
export function SecuritySection({ title, text, action, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-2 sm:gap-3">
        <header className="flex flex-col items-start justify-between gap-3 pb-1 sm:flex-row sm:gap-6">
          <div className="min-w-0">
            <h2 id={id} className="text-base font-semibold">
              {title}
            </h2>
            {text !== undefined && <p className="text-muted text-sm">{text}</p>}
          </div>
          {action}
        </header>
        {children}
      </Card>
    </section>
  );
}
