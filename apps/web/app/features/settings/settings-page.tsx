/** What a user may choose about the own account and how the site looks. */
import { Card } from "@parley/ui/data/card";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { notify } from "@parley/ui/feedback/toast";
import type { ReactNode } from "react";
import { useAccount } from "../../shell/session/account-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { AppLogOut } from "../../shared/native/log-out-button.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import type { Theme } from "../../shell/state/theme.ts";
import { ThemeChoice } from "./theme-choice.tsx";
import { ZoneChoice } from "./zone-choice.tsx";
import { UsernameForm } from "./username-form.tsx";
import { PageTitle } from "../../shell/page/head.tsx";

export function SettingsPage({ theme }: { readonly theme: Theme | null }) {
  const t = usePhrase();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("account.settings.title")}</PageTitle>
      <PageHeading title={t("account.settings.title")} text={t("account.settings.description")} />
      <Group title={t("account.settings.profile.title")}>
        <UsernameForm />
        <Uid />
      </Group>
      <Group title={t("account.settings.messages.title")}>
        <LanguageChoice />
        <ZoneChoice />
      </Group>
      <Group title={t("account.settings.look.title")}>
        <ThemeChoice loaded={theme} />
        <CurrencyChoice />
      </Group>
      <AppLogOut />
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Card className="flex flex-col gap-5">
        <h2 className="text-base font-semibold">{title}</h2>
        {children}
      </Card>
    </section>
  );
}

function Uid() {
  const t = usePhrase();
  const { uid } = useAccount();
  return (
    <dl className="flex items-center gap-3 text-sm">
      <dt className="text-muted">{t("account.settings.uid")}</dt>
      <dd className="figures flex items-center gap-1">
        {uid}
        <CopyButton
          text={uid}
          label={t("account.settings.uid.copy")}
          copiedLabel={t("account.settings.uid.copied")}
          onFailure={() => notify({ tone: "danger", text: t("account.settings.uid.failed") })}
        />
      </dd>
    </dl>
  );
}
