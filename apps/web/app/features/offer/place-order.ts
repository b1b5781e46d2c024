/**
 * Places an order so that pressing twice, or again after a lost reply, makes one order: the same
 * draft is sent with the same token, to which the server replies with the same order.
 */
import type { WriteResult } from "@parley/site/forms/submitter";

export interface PlaceParts<Draft, Placed> {
  readonly fetchToken: () => Promise<WriteResult<{ readonly rToken: string }>>;
  readonly create: (draft: Draft, rToken: string) => Promise<WriteResult<Placed>>;
}

export function createOrderPlacer<Draft, Placed>(
  parts: PlaceParts<Draft, Placed>,
): (draft: Draft) => Promise<WriteResult<Placed>> {
  let kept: { readonly draft: string; readonly rToken: string } | null = null;

  const attempt = async (draft: Draft): Promise<WriteResult<Placed>> => {
    const text = JSON.stringify(draft);
    if (kept?.draft !== text) {
      const fetched = await parts.fetchToken();
      if (!fetched.ok) return fetched;
      kept = { draft: text, rToken: fetched.data.rToken };
    }
    const result = await parts.create(draft, kept.rToken);
    if (result.ok) kept = null;
    return result;
  };

  return async (draft) => {
    const isAgain = kept?.draft === JSON.stringify(draft);
    const first = await attempt(draft);
    if (first.ok || first.name !== "rTokenInvalid" || !isAgain) return first;
    // Too old, and no order remembers it, so none was made with it: a new one is safe.
    kept = null;
    return attempt(draft);
  };
}
