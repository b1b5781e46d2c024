import type { ReactNode } from "react";

export interface Fact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The line on which the eye is to rest. */
  readonly isMain?: boolean | undefined;
}

/** Names and values in two columns: the costs and results of an action, or its terms. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {facts.map(({ key, label, value, isMain }) => (
        <div key={key} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted shrink-0">{label}</dt>
          <dd
            className={`min-w-0 text-end break-words ${isMain ? "text-base font-semibold" : "font-medium"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
