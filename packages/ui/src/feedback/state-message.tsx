/** Shown in place of missing content: an icon, a sentence, a link. */
import type { ReactNode } from "react";

export interface StateMessageProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** It replaces expected content, so that it is announced at once. */
  readonly isAlert?: boolean | undefined;
}

export function StateMessage({ icon, title, text, action, isAlert = false }: StateMessageProps) {
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className="flex flex-col items-center gap-2 px-4 py-10 text-center"
    >
      <span className="text-subtle">{icon}</span>
      <p className="text-base font-semibold text-ink">{title}</p>
      {text !== undefined && <p className="max-w-md text-sm text-muted">{text}</p>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
