import type { ReactNode } from "react";

/** The answers of a form inside a dialog, laid out as a dialog's own footer: the main one last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 pt-1 sm:flex-row sm:justify-end">{children}</div>
  );
}
