/** What a new text begins as. */
import type { ContentKind } from "@parley/phrases/content/content";

const BODY = "## First section {#first}\n\nA paragraph is one line.\n";

export function templateOf(kind: ContentKind, now = new Date()): string {
  const own =
    kind === "article"
      ? "topic: trading\nplace: 9"
      : `date: ${now.toISOString().slice(0, "2026-01-01".length)}`;
  return `---\ntitle: Title\nlead: One sentence.\n${own}\n---\n\n${BODY}`;
}
