import { Avatar } from "@parley/ui/data/avatar";
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { advertiserPath } from "./advertiser-path.ts";
import type { ShownOffer } from "./listed-offer.ts";

type Offered = Pick<ShownOffer, "advertiser" | "crypto" | "fiat">;

export function AdvertiserLine({ offer }: { readonly offer: Offered }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const numbers = useNumbers();
  return advertiserLine(offer, { t, toPath, numbers });
}

interface LineTools {
  readonly t: Phrase;
  readonly toPath: (path: string) => string;
  readonly numbers: Numbers;
}

/** Who offers it, in two lines: the name that leads to the public page, and how reliable it is. */
export function advertiserLine(offer: Offered, { t, toPath, numbers }: LineTools) {
  const { advertiser } = offer;
  const { nickname, online, totalTrades, completionRate, kycVerified } = advertiser;
  const label = t(online ? "offer.advertiser.online" : "offer.advertiser.offline");
  return (
    <div className="person">
      <Avatar name={advertiser.avatar} presence={{ isOnline: online, label }} />
      <div className="person-lines">
        <span className="person-name">
          <a href={toPath(advertiserPath(advertiser.uid, offer))}>{nickname}</a>
          {kycVerified && (
            <span
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Drawn by the style sheet; there is no file.
              role="img"
              title={t("offer.advertiser.verifiedKyc")}
              className="verified-sign"
            />
          )}
        </span>
        <span className="person-figures">
          <span>{t("offer.list.trades", { count: totalTrades })}</span>
          {completionRate !== null && (
            <span>{t("offer.list.completion", { rate: numbers.ratio(completionRate) })}</span>
          )}
        </span>
      </div>
    </div>
  );
}
