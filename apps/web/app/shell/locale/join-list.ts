/** Names side by side, with the sign between them that the reader's language writes. */
import type { Phrase } from "./phrase.tsx";

export function joinList(t: Phrase, names: readonly string[]): string {
  return names.reduce(
    (before, after) => (before === "" ? after : t("shell.join.list", { before, after })),
    "",
  );
}
