/** Tells the seller from when on a missing payment can be reported. */
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { useEffect } from "react";
import { useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { useIsPast } from "./use-is-past.ts";

/** The button appears at its time, for which the page reloads. */
export function NotReceivedFrom({ order, work }: OrderPartProps) {
  const rich = useRichPhrase();
  const { notReceivedFrom, actions, serverTime } = order;
  const isPast = useIsPast(notReceivedFrom, serverTime);
  const isOffered = actions.includes("not-received");
  useEffect(() => {
    if (isPast && !isOffered) void work.reload();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asks once when its time comes
  }, [isPast]);
  if (notReceivedFrom === null || isOffered) return null;
  const time = <Time key="time" at={notReceivedFrom} />;
  return <Notice>{rich("order.notReceived.from", { time })}</Notice>;
}
