import { formatRatio } from "@parley/domain/format/format-ratio";
import { Avatar } from "@parley/ui/data/avatar";
import BadgeCheck from "lucide-react/icons/badge-check";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { advertiserPath } from "./advertiser-path.ts";
import type { ListedOffer } from "./listed-offer.ts";

/** Who offers it, in two lines: the name that leads to the public page, and how reliable it is. */
export function AdvertiserLine({
  offer,
}: {
  offer: Pick<ListedOffer, "advertiser" | "crypto" | "fiat">;
}) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { advertiser } = offer;
  const { nickname, online, totalTrades, completionRate, kycVerified } = advertiser;
  const label = t(online ? "offer.advertiser.online" : "offer.advertiser.offline");
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Avatar name={advertiser.avatar} presence={{ isOnline: online, label }} />
      <div className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-1">
          <Link
            to={toPath(advertiserPath(advertiser.uid, offer))}
            className="hover:text-accent min-w-0 truncate font-medium hover:underline"
          >
            {nickname}
          </Link>
          {kycVerified && (
            <span title={t("offer.advertiser.verifiedKyc")} className="text-accent shrink-0">
              <BadgeCheck aria-hidden className="size-4" />
              <span className="sr-only">{t("offer.advertiser.verifiedKyc")}</span>
            </span>
          )}
        </span>
        <span className="text-muted figures flex flex-wrap gap-x-2 text-xs font-normal">
          <span>{t("offer.list.trades", { count: totalTrades })}</span>
          {completionRate !== null && (
            <span>{t("offer.list.completion", { rate: formatRatio(completionRate) })}</span>
          )}
        </span>
      </div>
    </div>
  );
}
