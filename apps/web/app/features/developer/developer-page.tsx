import type { ReactNode } from "react";

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
      <title>{title}</title>
      <meta name="robots" content="noindex" />
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
          <dd className="font-mono break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
