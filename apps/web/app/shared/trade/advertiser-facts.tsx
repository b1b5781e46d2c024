import { formatNumber } from "@parley/domain/format/format-number";
import { formatRatio } from "@parley/domain/format/format-ratio";
import { Badge } from "@parley/ui/data/badge";
import Check from "lucide-react/icons/check";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { AdvertiserCard } from "./listed-offer.ts";

/** The verified facts about a user, each as a short label. */
export function VerifiedBadges({ advertiser }: { advertiser: AdvertiserCard }) {
  const t = usePhrase();
  const verified = [
    advertiser.kycVerified ? t("offer.advertiser.verifiedKyc") : null,
    advertiser.emailVerified ? t("offer.advertiser.verifiedEmail") : null,
    advertiser.phoneVerified ? t("offer.advertiser.verifiedPhone") : null,
  ].filter((text) => text !== null);
  return (
    <ul className="flex flex-wrap gap-1">
      {advertiser.merchant && (
        <li>
          <Badge tone="accent">{t("offer.list.merchant")}</Badge>
        </li>
      )}
      {verified.map((text) => (
        <li key={text}>
          <Badge tone="success" icon={<Check aria-hidden className="size-3" />}>
            {text}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** The public figures, as names and values. */
export function useAdvertiserFacts(advertiser: AdvertiserCard): (readonly [string, string])[] {
  const t = usePhrase();
  const minutes = (value: string | null) =>
    value === null
      ? "--"
      : t("offer.advertiser.minutes", { minutes: formatNumber(value, { maximumDigits: 1 }) });
  return [
    [t("offer.advertiser.totalTrades"), formatNumber(advertiser.totalTrades)],
    [t("offer.advertiser.trades30d"), formatNumber(advertiser.trades30d)],
    [t("offer.advertiser.completionRate"), formatRatio(advertiser.completionRate)],
    [t("offer.advertiser.averageReleaseTime"), minutes(advertiser.avgReleaseMinutes)],
    [t("offer.advertiser.averagePayTime"), minutes(advertiser.avgPayMinutes)],
    [t("offer.advertiser.positive"), formatRatio(advertiser.positiveRate)],
    [
      t("offer.advertiser.registered"),
      t("offer.advertiser.days", { count: advertiser.registeredDays }),
    ],
  ];
}
