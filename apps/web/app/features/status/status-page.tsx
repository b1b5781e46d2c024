/** What works on this site right now, for a reader who wonders whether it is the site or they. */
import { Badge } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePageRefresh } from "../../shared/data/use-refresh.ts";
import { joinList } from "../../shell/locale/join-list.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { limitedParts, type Part, type Status } from "./status.ts";

const EVERY_MS = 60_000;

export function StatusPage(status: Status) {
  const t = usePhrase();
  const rich = useRichPhrase();
  usePageRefresh({ everyMs: EVERY_MS });
  const limited = limitedParts(status);
  const { markets, prices, deposits, withdrawals } = status;
  const isLimited = (part: Part) => limited.includes(part);
  const paused = (names: readonly string[]) =>
    names.length === 0 ? null : t("help.status.pausedOn", { networks: joinList(t, names) });
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageMeta title={t("help.status.title")} description={t("help.status.description")} />
      <PageHeading title={t("help.status.title")} text={t("help.status.description")} />
      <Notice tone={limited.length === 0 ? "success" : "warning"}>
        {t(limited.length === 0 ? "help.status.allGood" : "help.status.limited")}
      </Notice>
      <ul className="border-line divide-line bg-surface divide-y rounded-xl border">
        <Line name={t("help.status.site")} isLimited={false} />
        <Line
          name={t("help.status.trading")}
          isLimited={isLimited("trading")}
          isUnknown={markets === null}
          detail={
            markets !== null && markets > 0 ? t("help.status.markets", { count: markets }) : null
          }
        />
        <Line
          name={t("help.status.prices")}
          isLimited={isLimited("prices")}
          isUnknown={prices === null}
          detail={
            prices === null || prices.asOf === null
              ? null
              : prices.staleAssets.length > 0
                ? t("help.status.pricesOld", { coins: joinList(t, [...prices.staleAssets]) })
                : rich("help.status.pricesAt", { time: <Time key="time" at={prices.asOf} /> })
          }
        />
        <Line
          name={t("help.status.deposits")}
          isLimited={isLimited("deposits")}
          isUnknown={deposits === null}
          detail={deposits === null ? null : paused(deposits)}
        />
        <Line
          name={t("help.status.withdrawals")}
          isLimited={isLimited("withdrawals")}
          isUnknown={withdrawals === null}
          detail={withdrawals === null ? null : paused(withdrawals)}
        />
      </ul>
      <p className="text-muted text-sm">
        <Note />
      </p>
    </div>
  );
}

function Note() {
  const toPath = useLocalPath();
  const rich = useRichPhrase();
  return rich("help.status.note", {
    link: (chunks) => (
      <Link key="link" to={toPath("/help")} className="text-accent underline">
        {chunks}
      </Link>
    ),
  });
}

interface LineProps {
  readonly name: string;
  readonly isLimited: boolean;
  readonly isUnknown?: boolean;
  readonly detail?: ReactNode;
}

function Line({ name, isLimited, isUnknown = false, detail = null }: LineProps) {
  const t = usePhrase();
  const word = isUnknown ? "unknown" : isLimited ? "isLimited" : "working";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3.5 sm:px-6">
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{name}</span>
        {detail !== null && <span className="text-muted text-sm break-words">{detail}</span>}
      </span>
      <Badge tone={isLimited ? "warning" : "success"}>{t(`help.status.${word}`)}</Badge>
    </li>
  );
}
