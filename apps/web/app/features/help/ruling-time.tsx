/** How long an appeal takes on this site; nothing where too few were ruled. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { appealTimes } from "@parley/contract/endpoints/trade/appeals";
import { LOCALE_INFO } from "@parley/phrases/locales";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { roundTimeText } from "../../shared/support/round-time-text.ts";

export type AppealTimes = EndpointReply<typeof appealTimes>;

export function RulingTime({ times }: { readonly times: AppealTimes | null }) {
  const t = usePhrase();
  const { locale } = usePage();
  if (times === null || times.rulingMs === null) return null;
  const time = roundTimeText(times.rulingMs, LOCALE_INFO[locale].intlTag);
  return (
    // The server's words for a unit may be of another year than the browser's.
    <p className="figures text-muted text-sm" suppressHydrationWarning>
      {t("help.rulingTime", { days: String(times.days), time })}
    </p>
  );
}
