import type { Route } from "./+types/not-found";
import { pageFailure } from "../shell/routing/page-failure.ts";

/** Every path without a route: the site's own page-not-found view, with the site around it. */
export function loader({ url }: Route.LoaderArgs): never {
  throw pageFailure(404, { message: null, path: url.pathname + url.search, isUnmatched: true });
}

export default function NotFound() {
  return null;
}
