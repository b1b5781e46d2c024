/** An order and its conversation: side by side on wide screens, behind two tabs on the others. */
import { Badge } from "@parley/ui/data/badge";
import { Figure } from "@parley/ui/data/figure";
import { useRef, useState, type ReactNode } from "react";
import { OrderChat } from "./chat/order-chat.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { Order } from "./model/order.ts";

type Part = "order" | "chat";

export function OrderWithChat({ order, children }: { order: Order; children: ReactNode }) {
  const { orderId, role, state, appeal, counterparty } = order;
  const [shown, setShown] = useState<Part>("order");
  const [unread, setUnread] = useState(order.unread);
  const whole = useRef<HTMLDivElement>(null);
  const show = (part: Part) => {
    // The whole conversation, with the place to write in, fits below the tabs.
    if (part === "chat") whole.current?.scrollIntoView({ block: "start" });
    setShown(part);
  };
  const isEnded = state === "completed" || state === "canceled";
  return (
    <div
      ref={whole}
      // Directly below the header: less the room that the page keeps for whatever gets the focus.
      className="grid scroll-mt-[calc(var(--header-height)-8rem)] grid-cols-[minmax(0,1fr)] items-start gap-5 max-sm:gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <PartTabs shown={shown} unread={unread} onShow={show} />
      <div
        className={`flex flex-col gap-5 max-sm:gap-3 ${shown === "order" ? "" : "max-lg:hidden"}`}
      >
        {children}
      </div>
      <div className={`lg:sticky lg:top-20 ${shown === "chat" ? "" : "max-lg:hidden"}`}>
        <OrderChat
          orderId={orderId}
          counterpartyName={counterparty.nickname}
          role={role}
          isOpen={!isEnded || appeal === "open"}
          knownNumbers={[orderId, ...(order.payInfo?.details ?? []).map(({ text }) => text)]}
          onUnread={setUnread}
        />
      </div>
    </div>
  );
}

interface PartTabsProps {
  readonly shown: Part;
  readonly unread: number;
  readonly onShow: (part: Part) => void;
}

function PartTabs({ shown, unread, onShow }: PartTabsProps) {
  const t = usePhrase();
  const look =
    "flex min-h-11 flex-1 items-center justify-center gap-1.5 border-b-2 border-transparent text-sm font-medium text-muted aria-pressed:border-accent aria-pressed:text-ink";
  return (
    <fieldset
      aria-label={t("order.page.tabs")}
      className="border-line-strong bg-canvas sticky top-(--header-height) z-2 flex border-b lg:hidden"
    >
      <button
        type="button"
        aria-pressed={shown === "order"}
        className={look}
        onClick={() => onShow("order")}
      >
        {t("order.page.tabOrder")}
      </button>
      <button
        type="button"
        aria-pressed={shown === "chat"}
        className={look}
        onClick={() => onShow("chat")}
      >
        {t("order.page.tabChat")}
        {unread > 0 && (
          <Badge tone="accent">
            <Figure value={unread} />
          </Badge>
        )}
      </button>
    </fieldset>
  );
}
