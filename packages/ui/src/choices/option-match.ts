/** Finds options by what people type: any case, with or without accents, by name or by a keyword. */
export interface Searchable {
  readonly label: string;
  /** Further words that match, such as the full name behind a code. */
  readonly keywords?: string | undefined;
}

/** Every word of the query must occur, in any order. */
export function matchesQuery(option: Searchable, query: string): boolean {
  const text = folded(`${option.label} ${option.keywords ?? ""}`);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
