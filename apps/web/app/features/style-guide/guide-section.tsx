/** The frame of one chapter of the style guide, and of one specimen in it. */
import { Card } from "@parley/ui/data/card";
import type { ReactNode } from "react";

export interface GuideSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-3">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface SpecimenProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** One kind of thing in its states. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <Card className="flex min-w-0 flex-col gap-3">
      {title !== undefined && <h3 className="text-muted text-xs font-medium">{title}</h3>}
      {children}
    </Card>
  );
}

export interface RowProps {
  readonly children: ReactNode;
}

export function Row({ children }: RowProps) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
