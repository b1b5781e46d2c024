/** The account security page: what protects an account, where it is logged in, and who tried. */
import { cancelReset } from "@parley/contract/endpoints/identity/resets";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../shared/forms/confirm-dialog.tsx";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import { UnsavedCodes } from "../../shared/authenticator/unsaved-codes.tsx";
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
import { useChanged } from "../../shared/forms/use-changed.ts";
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
  const { withdrawalsBlockedUntil, resetRequest, totp } = status;
  return (
    <>
      {totp?.areCodesSaved === false && <UnsavedCodes />}
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
      {resetRequest?.status === "pending" && <ResetNotice createdAt={resetRequest.createdAt} />}
    </>
  );
}

/** A request to take factors away that waits for customer service: the owner can cancel it. */
function ResetNotice({ createdAt }: { readonly createdAt: number }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const tellChange = useChanged();
  const cancelling = useSubmission(sendTo(cancelReset), {
    onDone: () => tellChange(t("security.reset.cancelled")),
  });
  return (
    <Notice tone="warning">
      <p>{rich("security.reset.pending", { time: <Time key="time" at={createdAt} /> })}</p>
      <p>{t("security.reset.notYou")}</p>
      <ConfirmDialog
        title={t("security.reset.cancel")}
        description={t("security.reset.cancelText")}
        closeLabel={t("security.close")}
        cancelLabel={t("security.back")}
        confirmLabel={t("security.reset.cancel")}
        isDanger
        notDone={t("shell.notDone.change")}
        work={cancelling}
        trigger={
          <Button tone="secondary" size="small" className="mt-2">
            {t("security.reset.cancel")}
          </Button>
        }
        onConfirm={() => cancelling.submit({})}
      />
    </Notice>
  );
}
