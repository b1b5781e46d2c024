import type { ReactNode } from "react";
import { useFrame } from "../frame-context.tsx";

export interface OnlyProps {
  /** Of the box around the children. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where the page is the same for every reader, the stylesheet decides by the document's `data-login`. */
export function OnlyLoggedIn({ className = "", children }: OnlyProps) {
  const { kind } = useFrame().viewer;
  if (kind === "guest") return null;
  return (
    <div className={kind === "user" ? className : `${className} not-in-[[data-login]]:hidden`}>
      {children}
    </div>
  );
}

export function OnlyGuests({ className = "", children }: OnlyProps) {
  const { kind } = useFrame().viewer;
  if (kind === "user") return null;
  return (
    <div className={kind === "guest" ? className : `${className} in-[[data-login]]:hidden`}>
      {children}
    </div>
  );
}
