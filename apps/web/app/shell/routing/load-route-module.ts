/**
 * Loads the code of a route, in place of React Router's own module (see vite.config.ts). That one
 * reloads the document as soon as code cannot be loaded, which without a connection leaves the
 * browser's own error page.
 */
import { MissingCode } from "./missing-code.tsx";

interface CodeOfRoute {
  readonly id: string;
  readonly module: string;
}

interface LoadArguments {
  readonly serverLoader: () => Promise<unknown>;
}

export async function loadRouteModule(
  { id, module }: CodeOfRoute,
  known: Record<string, unknown>,
): Promise<unknown> {
  try {
    return (known[id] ??= await import(/* @vite-ignore */ module));
  } catch {
    return MISSING;
  }
}

/**
 * Without a connection the data cannot be loaded either, and the error page is shown instead. Data
 * without code means that the connection is back, or an old build.
 */
const MISSING = {
  default: MissingCode,
  clientLoader: ({ serverLoader }: LoadArguments) => serverLoader(),
};
