/**
 * All languages, each in its own name. A plain disclosure of links, so it works without scripts; with
 * them it has the currency of worths too.
 */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import Globe from "lucide-react/icons/globe";
import { useFrame } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { LanguageList } from "./language-list.tsx";

export function LanguageMenu() {
  const t = usePhrase();
  const { locale, live } = useFrame();
  return (
    <Disclosure
      align="end"
      summaryLabel={t("frame.join.label", {
        label: t("frame.language"),
        value: LOCALE_INFO[locale].name,
      })}
      summaryClassName="hover:bg-hover flex h-11 items-center gap-2 px-2 text-sm"
      summary={
        <>
          <Globe className="size-5" aria-hidden="true" />
          <span>{LOCALE_INFO[locale].name}</span>
        </>
      }
      panelClassName="max-h-[70dvh] w-max overflow-y-auto"
    >
      <LanguageList className="grid grid-cols-2 gap-x-2" />
      {live !== null && <div className="border-line mt-1 border-t px-3 py-2">{live.currency}</div>}
    </Disclosure>
  );
}
