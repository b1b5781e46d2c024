import type { ReactNode } from "react";

/**
 * Names and values, one pair a line; a value that does not fit beside its name is shown below it.
 */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-line flex flex-col divide-y">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="ms-auto min-w-0 text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
