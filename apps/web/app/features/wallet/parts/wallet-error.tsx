import { LoadError } from "../../../shell/frame/load-error.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

/** In the place of a page of the wallet. Its tabs stay. */
export function WalletError() {
  const t = usePhrase();
  return <LoadError title={t("wallet.meta.title")} failed={t("wallet.loadFailed")} />;
}
