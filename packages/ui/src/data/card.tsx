/** A panel for one subject of a page. */
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export interface CardProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Card({ children, className }: CardProps) {
  return (
    <div className={classNames("rounded-xl border border-line bg-surface p-4 sm:p-6", className)}>
      {children}
    </div>
  );
}
