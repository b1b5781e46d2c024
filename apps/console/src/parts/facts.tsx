/** Pairs of a name and a value, in columns where there is room. */
import { classNames } from "@parley/ui/styles/class-names";
import type { ReactNode } from "react";

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export interface FactsProps {
  readonly facts: readonly (Fact | null)[];
  readonly className?: string | undefined;
}

export function Facts({ facts, className }: FactsProps) {
  return (
    <dl
      className={classNames(
        "grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-x-4 gap-y-2.5 text-sm",
        className,
      )}
    >
      {facts
        .filter((fact) => fact !== null)
        .map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
