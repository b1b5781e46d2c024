/** The ways between the changes of the market and the terms of each kind. */
import { TERM_KINDS, type TermKind } from "@parley/domain/market/market-terms";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Link } from "react-router";
import { KIND_NAMES } from "./market-words.ts";

export function MarketTabs({ current }: { readonly current: TermKind | "changes" }) {
  return (
    <TabLinks label="Market">
      <Link
        to="/market"
        className={TAB_LINK}
        aria-current={current === "changes" ? "page" : undefined}
      >
        Changes
      </Link>
      {TERM_KINDS.map((kind) => (
        <Link
          key={kind}
          to={`/market/terms/${kind}`}
          className={TAB_LINK}
          aria-current={kind === current ? "page" : undefined}
        >
          {KIND_NAMES[kind]}
        </Link>
      ))}
    </TabLinks>
  );
}
