/** What happens to whose coins, and when, without an action. */
import { Time } from "@parley/ui/data/time";
import Hourglass from "lucide-react/icons/hourglass";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { Order } from "../model/order.ts";
import { outlookPhrase } from "../model/side-phrases.ts";

export function Outlook({ order }: { order: Order }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const phrase = outlookPhrase(order);
  if (order.nextIfNobodyActs === null || phrase === null) return null;
  const { at, outcome } = order.nextIfNobodyActs;
  // A payment's deadline is today's.
  const form = outcome === "canceled" ? "clock" : "moment";
  const time = <Time key="time" at={at} form={form} className="text-ink font-medium" />;
  return (
    <p className="border-line text-muted flex items-start gap-2.5 rounded-md border px-3 py-2.5">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="text-ink block font-medium">{t("order.page.ifNobodyActs")}</span>
        {phrase.isTimed ? rich(phrase.key, { time }) : t(phrase.key)}
      </span>
    </p>
  );
}
