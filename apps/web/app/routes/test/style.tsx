/** Shows every primitive of the site in all its states, for developers and for screenshots. */
import { ButtonsSection } from "../../features/style-guide/buttons-section.tsx";
import { ChoicesSection } from "../../features/style-guide/choices-section.tsx";
import { ColoursSection } from "../../features/style-guide/colours-section.tsx";
import { DataSection } from "../../features/style-guide/data-section.tsx";
import { FieldsSection } from "../../features/style-guide/fields-section.tsx";
import { FlowsSection } from "../../features/style-guide/flows-section.tsx";
import { NavigationSection } from "../../features/style-guide/navigation-section.tsx";
import { OverlaysSection } from "../../features/style-guide/overlays-section.tsx";
import { StatesSection } from "../../features/style-guide/states-section.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export const handle = { areas: ["test"] };

const CHAPTERS = [
  "colours",
  "buttons",
  "fields",
  "choices",
  "overlays",
  "navigation",
  "data",
  "states",
  "flows",
] as const;

export default function StyleGuide() {
  const t = usePhrase();
  return (
    <main id="content" className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8">
      <PageMeta title={t("test.style.title")} description={t("test.style.intro")} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold">{t("test.style.title")}</h1>
        <p className="text-muted">{t("test.style.intro")}</p>
        <nav aria-label={t("test.style.title")}>
          <ul className="flex flex-wrap gap-x-4">
            {CHAPTERS.map((chapter) => (
              <li key={chapter}>
                <a
                  href={`#${chapter}`}
                  className="text-accent inline-flex min-h-8 items-center hover:underline"
                >
                  {t(`test.style.section.${chapter}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <ColoursSection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <OverlaysSection />
      <NavigationSection />
      <DataSection />
      <StatesSection />
      <FlowsSection />
    </main>
  );
}
