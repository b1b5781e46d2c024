/**
 * In place of the icon library's own function, which computes the same attributes anew for each icon
 * on a page and writes them into it; here the style sheet has them (`.icon` of base.css). Builds of
 * the website and its parts resolve the library's module to this one.
 */
import { createElement, type ReactNode, type SVGProps } from "react";

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className, ...rest }: SVGProps<SVGSVGElement>): ReactNode {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        {...rest}
        className={className === undefined ? "icon" : `icon ${className}`}
      >
        {shapes}
      </svg>
    );
  };
}
