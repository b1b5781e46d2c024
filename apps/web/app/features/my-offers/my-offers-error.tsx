import { LoadError } from "../../shell/frame/load-error.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";

/** In the place of the own offers and of their editor. */
export function MyOffersError() {
  const t = usePhrase();
  return <LoadError title={t("mine.title")} failed={t("mine.failed")} />;
}
