/** The scrolling part: older messages are added at its top, and a button leads back to its end. */
import { Button } from "@parley/ui/controls/button";
import { Spinner } from "@parley/ui/controls/spinner";
import ArrowDown from "lucide-react/icons/arrow-down";
import type { ReactNode } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Conversation } from "./use-conversation.ts";
import type { ScrollPlace } from "./use-scroll.ts";

export interface ListFrameProps {
  readonly conversation: Pick<Conversation, "hasOlder" | "isLoadingOlder" | "loadOlder" | "status">;
  readonly scroll: ScrollPlace;
  /** Messages that arrived while the reader was elsewhere in the list. */
  readonly newCount: number;
  readonly children: ReactNode;
}

/** At this distance from the top the next page is loaded. */
const NEAR_TOP_PX = 120;

export function ListFrame({ conversation, scroll, newCount, children }: ListFrameProps) {
  const t = usePhrase();
  const { hasOlder, isLoadingOlder, loadOlder, status } = conversation;
  const { list, end, isAtEnd, toEnd } = scroll;
  const hasEnd = status === "ready" && !isAtEnd;
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        // A list that scrolls can be scrolled by keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As said above.
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] focus-visible:-outline-offset-2"
        onScroll={({ currentTarget }) => {
          if (hasOlder && currentTarget.scrollTop < NEAR_TOP_PX) loadOlder();
        }}
      >
        <div className="flex min-h-full flex-col justify-end py-3">
          {hasOlder && (
            <div className="flex h-9 items-center justify-center">
              {isLoadingOlder ? (
                <Spinner />
              ) : (
                <Button tone="quiet" size="small" onClick={loadOlder}>
                  {t("chat.loadOlder")}
                </Button>
              )}
            </div>
          )}
          {children}
          <div ref={end} className="h-px" />
        </div>
      </div>
      {hasEnd && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            tone={newCount > 0 ? "primary" : "secondary"}
            size="small"
            className="shadow-raised rounded-full!"
            icon={<ArrowDown aria-hidden className="size-4" />}
            onClick={toEnd}
          >
            {newCount > 0 ? t("chat.newMessages", { count: newCount }) : t("chat.toEnd")}
          </Button>
        </div>
      )}
    </div>
  );
}
