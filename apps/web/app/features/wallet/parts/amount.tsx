/** An amount that the reader may have hidden; which of the two is seen, the style sheet decides. */
import { Money, type MoneyProps } from "@parley/ui/data/money";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

export function Amount(props: MoneyProps) {
  const t = usePhrase();
  return (
    <>
      <span className="in-data-[amounts=hidden]:hidden">
        <Money {...props} />
      </span>
      <span className="hidden in-data-[amounts=hidden]:inline">
        <span aria-hidden className={props.className}>
          ••••••
        </span>
        <span className="sr-only">{t("wallet.amounts.areHidden")}</span>
      </span>
    </>
  );
}
