import { Badge } from "@parley/ui/data/badge";
import { useNumbers } from "@parley/ui/data/language";
import Check from "lucide-react/icons/check";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { AdvertiserCard } from "./listed-offer.ts";

/** The verified facts about a user, each as a short label. */
export function VerifiedBadges({ advertiser }: { advertiser: AdvertiserCard }) {
  const t = usePhrase();
  const verified = [
    advertiser.kycVerified ? t("offer.advertiser.verifiedKyc") : null,
    advertiser.emailVerified ? t("advertiser.verifiedEmail") : null,
    advertiser.phoneVerified ? t("advertiser.verifiedPhone") : null,
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
  const { number, ratio } = useNumbers();
  const minutes = (value: string | null) =>
    value === null
      ? "--"
      : t("advertiser.minutes", { minutes: number(value, { maximumDigits: 1 }) });
  return [
    [t("advertiser.totalTrades"), number(advertiser.totalTrades)],
    [t("advertiser.trades30d"), number(advertiser.trades30d)],
    [t("advertiser.completionRate"), ratio(advertiser.completionRate)],
    [t("advertiser.averageReleaseTime"), minutes(advertiser.avgReleaseMinutes)],
    [t("advertiser.averagePayTime"), minutes(advertiser.avgPayMinutes)],
    [t("advertiser.positive"), ratio(advertiser.positiveRate)],
    [t("advertiser.registered"), t("advertiser.days", { count: advertiser.registeredDays })],
  ];
}
