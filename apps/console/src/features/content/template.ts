/** What a new text begins as. */
import type { TextKind } from "@parley/phrases/content/content";

const BODY = "## First section {#first}\n\nA paragraph is one line.\n";

export function templateOf(kind: TextKind, now = new Date()): string {
  // A version of the agreement begins as the one in force.
  const own =
    kind === "article"
      ? "topic: trading\nplace: 9"
      : `date: ${now.toISOString().slice(0, "2026-01-01".length)}`;
  return `---\ntitle: Title\nlead: One sentence.\n${own}\n---\n\n${BODY}`;
}
