/** How long an appeal will probably take, where this site knows; nothing while it is asked. */
import { appealTimes } from "@parley/contract/endpoints/trade/appeals";
import { LOCALE_INFO } from "@parley/phrases/locales";
import { loadedOf } from "../../../shared/data/loaded.ts";
import { useData } from "../../../shared/data/use-data.ts";
import { roundTimeText } from "../../../shared/support/round-time-text.ts";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { usePage } from "../../../shell/page/page-data.ts";

export function UsualTime() {
  const t = usePhrase();
  const { locale } = usePage();
  const { data } = useData({ read: async () => loadedOf(await getApi().call(appealTimes, {})) });
  if (data === null || data.rulingMs === null) return null;
  const time = roundTimeText(data.rulingMs, LOCALE_INFO[locale].intlTag);
  return (
    <p className="text-muted text-sm">
      {t("order.appeal.usualTime", { days: String(data.days), time })}
    </p>
  );
}
