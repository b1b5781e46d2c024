/** The state of an order, as lists and its page show it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { usePhrase } from "../../shell/locale/phrase.tsx";

type ListedOrder = EndpointReply<typeof queryOrderList>["list"][number];

const TONES = {
  pending_payment: "accent",
  paid: "accent",
  releasing: "accent",
  completed: "success",
  canceled: "neutral",
  failed: "danger",
} as const satisfies Record<ListedOrder["state"], BadgeTone>;

/** The page names the phrases of the area `order`. */
export function OrderBadges({ order }: { order: Pick<ListedOrder, "state" | "appeal" | "label"> }) {
  const t = usePhrase();
  const isAppealed = order.appeal === "open";
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={isAppealed ? "warning" : TONES[order.state]}>{order.label}</Badge>
      {isAppealed && <Badge tone="danger">{t("order.status.appeal")}</Badge>}
    </span>
  );
}
