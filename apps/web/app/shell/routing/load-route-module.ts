/**
 * Brings the code of a route, in the place of React Router's own part (see vite.config.ts). That one
 * asks for the document anew as soon as code does not come, which without a connection leaves the
 * reader with the browser's own error page.
 */
import { useEffect } from "react";

interface CodeOfRoute {
  readonly id: string;
  readonly module: string;
}

export async function loadRouteModule(
  { id, module }: CodeOfRoute,
  known: Record<string, unknown>,
): Promise<unknown> {
  try {
    return (known[id] ??= await import(/* @vite-ignore */ module));
  } catch {
    return { default: MissingCode };
  }
}

/**
 * Without a connection the data does not come either, and the error page stands here instead. Whoever
 * has the data and not the code has a connection again, or an old build: a new document mends both.
 */
function MissingCode(): null {
  useEffect(() => window.location.reload(), []);
  return null;
}
