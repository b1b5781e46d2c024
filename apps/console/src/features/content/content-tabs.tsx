/** The ways between help articles and announcements. */
import { TEXT_KINDS, type TextKind } from "@parley/phrases/content/content";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Link } from "react-router";
import { KIND_WORDS } from "./content-words.ts";

export function ContentTabs({ current }: { readonly current: TextKind }) {
  return (
    <TabLinks label="Content">
      {TEXT_KINDS.map((kind) => (
        <Link
          key={kind}
          to={`/content/${kind}`}
          className={TAB_LINK}
          aria-current={kind === current ? "page" : undefined}
        >
          {KIND_WORDS[kind].many}
        </Link>
      ))}
    </TabLinks>
  );
}
