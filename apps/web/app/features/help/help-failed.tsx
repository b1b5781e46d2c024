import { LoadError } from "../../shell/frame/load-error.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";

/** In place of a help page while the content service does not answer. */
export function HelpFailed() {
  const t = usePhrase();
  return (
    <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 py-8">
      <LoadError title={t("help.title")} failed={t("help.failed")} />
    </main>
  );
}
