import { Pagination } from "@parley/ui/navigation/pagination";
import { Stepper } from "@parley/ui/navigation/stepper";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Tabs } from "@parley/ui/navigation/tabs";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Specimen } from "./guide-section.tsx";

export function NavigationSection() {
  const t = usePhrase();
  return (
    <GuideSection id="navigation" title={t("test.style.section.navigation")}>
      <Specimen>
        <TradeSteps current={1} />
        <hr className="border-line" />
        <TradeSteps current={5} />
      </Specimen>
      <div className="grid gap-3 lg:grid-cols-2">
        <Specimen>
          <Tabs
            label={t("test.style.nav.tabs")}
            items={[
              {
                value: "buy",
                label: t("test.style.nav.buy"),
                panel: t("test.style.nav.panel.buy"),
              },
              {
                value: "sell",
                label: t("test.style.nav.sell"),
                panel: t("test.style.nav.panel.sell"),
              },
              {
                value: "closed",
                label: t("test.style.buttons.disabled"),
                panel: "",
                isDisabled: true,
              },
            ]}
          />
        </Specimen>
        <Specimen>
          <TabLinks label={t("test.style.section.navigation")}>
            <a href="#navigation" aria-current="page" className={TAB_LINK}>
              {t("test.style.section.navigation")}
            </a>
            <a href="#data" className={TAB_LINK}>
              {t("test.style.section.data")}
            </a>
          </TabLinks>
          <Pages />
        </Specimen>
      </div>
    </GuideSection>
  );
}

function Pages() {
  const t = usePhrase();
  const [page, setPage] = useState(6);
  return (
    <Pagination
      page={page}
      pageCount={24}
      hrefOf={(target) => `?page=${target}#navigation`}
      onPageChange={setPage}
      labels={{
        pages: t("test.style.nav.pages"),
        previous: t("test.style.nav.previous"),
        next: t("test.style.nav.next"),
        page: (target) => t("test.style.nav.page", { page: target }),
      }}
    />
  );
}

function TradeSteps({ current }: { readonly current: number }) {
  const t = usePhrase();
  return (
    <Stepper
      label={t("test.style.nav.steps")}
      doneLabel={t("test.style.nav.doneStep")}
      current={current}
      steps={[
        { key: "order", label: t("test.style.nav.step.order"), detail: "09:26:53" },
        { key: "pay", label: t("test.style.nav.step.pay") },
        { key: "confirm", label: t("test.style.nav.step.confirm") },
        { key: "transfer", label: t("test.style.nav.step.transfer") },
        { key: "done", label: t("test.style.nav.step.done") },
      ]}
    />
  );
}
