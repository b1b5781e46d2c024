import { usePhrase } from "../../shell/locale/phrase.tsx";

/** Whose library draws the charts: its licence asks to name it where they are shown. */
export function ChartCredit() {
  const t = usePhrase();
  return (
    <a
      href="https://www.tradingview.com/"
      target="_blank"
      rel="noreferrer"
      className="text-muted hover:text-ink self-end py-1 text-xs underline"
    >
      {t("offer.charts.credit")}
    </a>
  );
}
