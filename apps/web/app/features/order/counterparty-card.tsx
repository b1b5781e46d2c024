/** Whom the reader trades with: the public figures, as reasons to trust or to look twice. */
import { Avatar } from "@parley/ui/data/avatar";
import { useNumbers } from "@parley/ui/data/language";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { advertiserPath } from "../../shared/trade/advertiser-path.ts";
import type { Counterparty } from "./load-counterparty.ts";
import type { Order } from "./model/order.ts";

export interface CounterpartyCardProps {
  readonly order: Order;
  readonly figures: Counterparty;
}

export function CounterpartyCard({ order, figures }: CounterpartyCardProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { number, ratio } = useNumbers();
  const minutes = (value: string | null) =>
    value === null
      ? "--"
      : t("advertiser.minutes", { minutes: number(value, { maximumDigits: 1 }) });
  const facts = [
    [t("advertiser.totalTrades"), number(figures.totalTrades)],
    [t("advertiser.completionRate"), ratio(figures.completionRate)],
    // What the reader waits for: the release of a seller, the payment of a buyer.
    order.role === "buyer"
      ? [t("advertiser.averageReleaseTime"), minutes(figures.avgReleaseMinutes)]
      : [t("advertiser.averagePayTime"), minutes(figures.avgPayMinutes)],
    [t("advertiser.positive"), ratio(figures.positiveRate)],
    [t("advertiser.registered"), t("advertiser.days", { count: figures.registeredDays })],
  ] as const;
  return (
    <section
      aria-labelledby="counterparty-title"
      className="border-line bg-surface flex flex-col gap-3 rounded-xl border p-4 sm:px-6"
    >
      <h2 id="counterparty-title" className="sr-only">
        {t("order.field.counterparty")}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Link
          to={toPath(advertiserPath(order.counterparty.uid, order))}
          className="group flex min-w-0 items-center gap-2.5 self-start font-semibold"
        >
          <Avatar name={figures.avatar} />
          <span className="group-hover:text-accent min-w-0 truncate">
            {order.counterparty.nickname}
          </span>
          <ChevronRight aria-hidden className="text-muted size-4 shrink-0 rtl:-scale-x-100" />
        </Link>
        {/* A seller compares it with the name on the payment. */}
        <p className="flex flex-col text-sm">
          <span className="text-muted text-xs">{t("order.field.registeredName")}</span>
          <bdi className="font-medium break-words">{order.counterparty.realName}</bdi>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
