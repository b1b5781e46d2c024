/** The account security page: what protects an account, where it is logged in, and who tried. */
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { ContactLink } from "../../shared/support/contact-link.tsx";
import { AntiPhishingRow } from "./anti-phishing-row.tsx";
import { ApiKeysRow } from "./api-keys-row.tsx";
import { AuthenticatorRow } from "./authenticator-row.tsx";
import { ContactRow } from "./contact-row.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { HistorySection } from "./history-section.tsx";
import type { SecurityData } from "./load-security.ts";
import { PasskeysRow } from "./passkeys-row.tsx";
import { PasswordRow } from "./password-row.tsx";
import { SecuritySection } from "./security-section.tsx";
import { PageTitle } from "../../shell/page/head.tsx";

export function SecurityPage({ status, passkeys, sessions, history }: SecurityData) {
  const t = usePhrase();
  const contacts = { email: status.email, phone: status.phone };
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("security.title")}</PageTitle>
      <PageHeading title={t("security.title")} text={t("security.intro")} />
      <StandingNotices status={status} />
      <SecuritySection title={t("security.methods")} text={t("security.verify.needed")}>
        <ul className="divide-line divide-y">
          <ContactRow channel="email" contacts={contacts} waitsUntil={status.emailWaitsUntil} />
          <ContactRow channel="phone" contacts={contacts} waitsUntil={status.phoneWaitsUntil} />
          <AuthenticatorRow totp={status.totp} />
          {passkeys !== null && <PasskeysRow passkeys={passkeys} />}
        </ul>
      </SecuritySection>
      <SecuritySection title={t("security.access")}>
        <ul className="divide-line divide-y">
          <PasswordRow changedAt={status.passwordChangedAt} />
          <AntiPhishingRow code={status.antiPhishingCode} />
          <ApiKeysRow />
        </ul>
      </SecuritySection>
      <DevicesSection devices={sessions} />
      <HistorySection history={history} />
    </div>
  );
}

/** What applies to the whole account until a certain moment or decision. */
function StandingNotices({ status }: { readonly status: SecurityData["status"] }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { withdrawalsBlockedUntil, resetRequest } = status;
  return (
    <>
      {withdrawalsBlockedUntil !== null && (
        <Notice
          tone="warning"
          title={rich("security.blocked.title", {
            time: <Time key="time" at={withdrawalsBlockedUntil} />,
          })}
        >
          <p>{t("security.blocked.text")}</p>
          <ContactLink subject="withdrawal" look="strong" />
        </Notice>
      )}
      {resetRequest?.status === "pending" && (
        <Notice>
          {rich("security.reset.pending", {
            time: <Time key="time" at={resetRequest.createdAt} />,
          })}
        </Notice>
      )}
    </>
  );
}
