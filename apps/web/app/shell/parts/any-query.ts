/** Header and footer are rendered once for all queries of a page, which are put in afterwards. */

/** Stands for the query, question mark included. No address contains it. */
export const ANY_QUERY = "?\0";

/**
 * In links to the same page it is as it is, in those that lead back here it is encoded. A reader can
 * be sent any query: signs that end an attribute or begin an element are escaped.
 */
export function putQuery(markup: string, search: string): string {
  const escaped = search.replaceAll(/["&'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return markup
    .replaceAll(ANY_QUERY, () => escaped)
    .replaceAll(encodeURIComponent(ANY_QUERY), () => encodeURIComponent(search));
}
