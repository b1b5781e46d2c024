/** Customer service: write to it, and read what it has answered. */
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { loginPath } from "../../shell/session/login-path.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { useUser } from "../../shell/page/user-store.ts";
import { CommunityLink } from "../../shared/native/community-link.tsx";
import { CaseList } from "./case-list.tsx";
import { CaseThreadCard } from "./case-thread.tsx";
import { innerLink } from "./inner-link.tsx";
import type { ContactData, OwnContact } from "./load-contact.ts";
import { NewCaseForm } from "./new-case-form.tsx";
import { SentNotice, type SentCase } from "./sent-notice.tsx";
import { usePageRefresh } from "../../shared/data/use-refresh.ts";

export function ContactPage(data: ContactData) {
  const t = usePhrase();
  const { own, wish } = data;
  return (
    <main id="content" className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-6 px-4 py-8">
      <PageMeta title={`${t("support.title")} | Parley`} description={t("support.text")} />
      <PageHeading title={t("support.title")} text={t("support.text")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <CommunityLink />
          <Main key={wish.caseId} {...data} />
        </div>
        {own !== null && <CaseList cases={own.cases} chosen={wish.caseId} />}
      </div>
      {own !== null && <Refresh />}
    </main>
  );
}

/** An answer causes a notification, whose event reaches every open page of its reader. */
function Refresh() {
  usePageRefresh({ on: ["notification"] });
  return null;
}

function Main({ own, wish }: ContactData) {
  const t = usePhrase();
  if (wish.caseId !== null && own?.thread) return <CaseThreadCard thread={own.thread} />;
  return (
    <>
      {own === null && <LogInHint isForCase={wish.caseId !== null} />}
      {own !== null && wish.caseId !== null && (
        <Notice tone="warning">{t("support.case.unknown")}</Notice>
      )}
      <NewCase own={own} wish={wish} />
    </>
  );
}

function LogInHint({ isForCase }: { readonly isForCase: boolean }) {
  const rich = useRichPhrase();
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  return (
    <Notice>
      {rich(isForCase ? "support.logInForCase" : "support.logIn", {
        link: innerLink(loginPath(locale, pathname + search)),
      })}
    </Notice>
  );
}

function NewCase({ own, wish }: { own: OwnContact | null; wish: ContactData["wish"] }) {
  const t = usePhrase();
  const isLoggedIn = useUser() !== null;
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<SentCase | null>(null);
  if (sent !== null) return <SentNotice sent={sent} onAnother={() => setSent(null)} />;
  return (
    <section aria-labelledby="new-case">
      <Card className="flex flex-col gap-5">
        <h2 id="new-case" className="text-lg font-semibold">
          {t("support.new")}
        </h2>
        <Notice tone="warning">{t("support.never")}</Notice>
        <NewCaseForm
          isLoggedIn={isLoggedIn}
          wish={wish}
          orders={own?.orders ?? []}
          onSent={(next) => {
            setSent(next);
            if (isLoggedIn) void revalidate();
          }}
        />
      </Card>
    </section>
  );
}
