import type { ReactNode } from "react";

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly isSunken?: boolean;
  readonly children: ReactNode;
}

/** One chapter of the home page. */
export function Section({ id, title, isSunken = false, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={isSunken ? "bg-sunken" : ""}>
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-12 lg:py-20">
        <h2 id={`${id}-title`} className="text-2xl font-bold sm:text-3xl">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
