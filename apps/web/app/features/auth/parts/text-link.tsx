import type { ReactNode } from "react";
import { Link } from "react-router";

/** Makes the part of a sentence between its `<link>` tags into a link. */
export function linkTo(path: string): (chunks: ReactNode[]) => ReactNode {
  return (chunks) => (
    <Link
      key={path}
      to={path}
      className="text-accent rounded font-medium underline-offset-2 hover:underline"
    >
      {chunks}
    </Link>
  );
}
