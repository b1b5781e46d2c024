import type { ReactNode } from "react";
import { Link } from "react-router";

/** Makes the part of a sentence between its `<link>` tags into a link. */
export function innerLink(to: string): (chunks: ReactNode[]) => ReactNode {
  return (chunks) => (
    <Link key={to} to={to} className="text-accent rounded font-medium underline underline-offset-2">
      {chunks}
    </Link>
  );
}
