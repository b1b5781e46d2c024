/**
 * What a route demands of a request before its page is made: that its feature is on, its own validate
 * check, then the named middleware, in that order.
 */
import type { FeatureFlag } from "@parley/domain/site/feature-flag";
import { pageContext } from "../page/page-context.ts";
import { pageFailure } from "./page-failure.ts";
import { getMiddleware, type Middleware, type MiddlewareName } from "./named-middleware.ts";

export interface CheckArguments {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** False is a plain 404; a check may also name its own status and message. */
export type CheckVerdict = boolean | { readonly status?: number; readonly message?: string };

export type RouteCheck = (request: CheckArguments) => CheckVerdict;

export interface RouteRules {
  /** While staff have turned this feature off, the page does not exist. */
  readonly feature?: FeatureFlag;
  readonly validate?: RouteCheck;
  readonly middleware?: readonly MiddlewareName[];
}

/** For a route module's `middleware` export; such a module needs a loader, or the browser skips it. */
export function routeRules({ feature, validate, middleware = [] }: RouteRules): Middleware[] {
  return [
    ...(feature === undefined ? [] : [needing(feature)]),
    ...(validate === undefined ? [] : [checking(validate)]),
    ...middleware.map(getMiddleware),
  ];
}

function needing(feature: FeatureFlag): Middleware {
  return async ({ context, url }) => {
    const flags = await context.get(pageContext).flags();
    if (flags[feature]) return;
    throw pageFailure(404, { message: null, path: url.pathname + url.search });
  };
}

function checking(validate: RouteCheck): Middleware {
  return ({ params, url }) => {
    const verdict = validate({ params, url });
    if (verdict === true) return;
    const { status = 404, message = null } = verdict === false ? {} : verdict;
    throw pageFailure(status, { message, path: url.pathname + url.search });
  };
}

export const digitsOnly =
  (name: string): RouteCheck =>
  ({ params }) =>
    /^\d{1,19}$/.test(params[name] ?? "");
