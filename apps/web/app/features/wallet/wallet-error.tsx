import { LoadError } from "../../shell/load-error.tsx";
import { usePhrase } from "../../shell/phrase.tsx";

/** In the place of a page of the wallet. Its tabs stay. */
export function WalletError() {
  const t = usePhrase();
  return <LoadError title={t("wallet.meta.title")} failed={t("wallet.loadFailed")} />;
}
