/** A page before the console: one card. */
import type { ReactNode } from "react";

export interface DoorFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DoorFrame({ title, children }: DoorFrameProps) {
  return (
    <main className="bg-canvas text-ink flex min-h-dvh items-center justify-center p-4">
      <div className="border-line bg-surface flex w-full max-w-sm flex-col gap-4 rounded-xl border p-6">
        <header>
          <p className="text-xs text-muted">Parley</p>
          <h1 className="text-xl font-semibold">{title}</h1>
        </header>
        {children}
      </div>
    </main>
  );
}
