import type { ReactNode } from "react";
import { PageTitle } from "../../shell/page/head.tsx";

/** The frame of the developer pages: a title, a sentence, and the part being exercised. */
export function DeveloperPage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <main id="content" className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-6 px-4 py-8">
      <PageTitle isListed={false}>{title}</PageTitle>
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="text-muted max-w-prose">{text}</p>
      </header>
      {children}
    </main>
  );
}

/** Names on the left, values on the right. */
export function ValueTable({
  rows,
}: {
  rows: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <dl className="border-line bg-surface divide-line divide-y rounded-xl border">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-1 px-4 py-3 sm:grid-cols-[1fr_2fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="font-mono break-all whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Longer values are cut: what matters is that they are there. */
const LONGEST_VALUE = 200;

/** Whatever a store holds, a row each. */
export function StoreTable({ title, state }: { readonly title: string; readonly state: object }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      <ValueTable
        rows={Object.entries(state).map(([name, value]) => [name, valueText(value)] as const)}
      />
    </section>
  );
}

function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  const text = JSON.stringify(value) ?? "--";
  if (text.length <= LONGEST_VALUE) return text;
  const size = Array.isArray(value) ? value.length : Object.keys(Object(value)).length;
  return `(${size}) ${text.slice(0, LONGEST_VALUE)}…`;
}
