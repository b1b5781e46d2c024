/** Finds the addresses in a text, so that they can be shown as links. Only those of the web are. */

export type TextPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string; readonly host: string };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
/** What ends a sentence belongs to it and not to the address. */
const TRAILING = /[.,;:!?)\]}»”’。，、！？]+$/u;

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = found[0].replace(TRAILING, "");
    const link = parseLink(address);
    if (link === null) continue;
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    parts.push(link);
    end = found.index + address.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

function parseLink(text: string): TextPart | null {
  const url = URL.parse(text);
  // A name before the host makes one site look like another.
  if (url === null || url.host === "" || url.username !== "") return null;
  return { kind: "link", text, href: url.href, host: url.host };
}
