/** Google Authenticator: on or off, and its recovery codes. */
import { removeTotp, type securityStatus } from "@parley/contract/endpoints/identity/security";
import type { EndpointReply } from "@parley/contract/endpoint";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { latePart } from "../../shell/boot/late-part.tsx";
import { useAccount } from "../../shell/session/account-data.ts";
import type { NewAuthenticator } from "../../shared/authenticator/authenticator-form.tsx";
import { useBeginAuthenticator } from "../../shared/authenticator/use-begin-authenticator.ts";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { SettingRow } from "./setting-row.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";
import { VerifiedDialog } from "../../shared/security/verified-dialog.tsx";

const AuthenticatorSetup = latePart(() => import("./authenticator-setup.tsx"));
const RenewCodes = latePart(() => import("../../shared/authenticator/renew-codes.tsx"));

type Totp = EndpointReply<typeof securityStatus>["totp"];

type OpenDialog =
  | { readonly kind: "setup"; readonly begun: NewAuthenticator }
  | { readonly kind: "remove" | "renew" };

export function AuthenticatorRow({ totp }: { readonly totp: Totp }) {
  const t = usePhrase();
  const { useAdminTwoFactor } = useAccount();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const setup = useBeginAuthenticator((begun) => setDialog({ kind: "setup", begun }));
  const isOn = totp !== null || useAdminTwoFactor;
  return (
    <SettingRow
      id="totp"
      icon={<ShieldCheck aria-hidden className="size-5" />}
      title={t("security.authenticator")}
      text={t(useAdminTwoFactor ? "security.totp.ofMaster" : "security.totp.text")}
      state={
        <>
          <StateBadge isOn={isOn}>{t(isOn ? "security.on" : "security.off")}</StateBadge>
          {totp !== null && <TotpFacts totp={totp} />}
        </>
      }
      actions={
        totp === null ? (
          !useAdminTwoFactor && (
            <Button size="small" isBusy={setup.isBusy} onClick={() => void setup.begin()}>
              {t("security.totp.setUp")}
            </Button>
          )
        ) : (
          <>
            <Button tone="secondary" size="small" onClick={() => setDialog({ kind: "renew" })}>
              {t("security.totp.newCodes")}
            </Button>
            <Button tone="secondary" size="small" onClick={() => setDialog({ kind: "remove" })}>
              {t("security.totp.turnOff")}
            </Button>
          </>
        )
      }
    >
      {dialog?.kind === "setup" && <AuthenticatorSetup begun={dialog.begun} onClose={close} />}
      {dialog?.kind === "remove" && <RemoveDialog onClose={close} />}
      {dialog?.kind === "renew" && <RenewCodes onClose={close} />}
    </SettingRow>
  );
}

function TotpFacts({ totp }: { readonly totp: NonNullable<Totp> }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <span className="text-muted flex flex-col text-xs">
      <span>
        {rich("security.totp.since", {
          time: <Time key="time" at={totp.since} form="day" />,
        })}
      </span>
      <span>{t("security.totp.codesLeft", { count: totp.recoveryCodesLeft })}</span>
    </span>
  );
}

/** What the command is about, where the account has only one of it. */
const SUBJECT = "totp";

function RemoveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrase();
  const tellChange = useChanged();
  const submit = async ({ codes, idempotencyKey }: Attempt) => {
    const result = await sendSealed(
      { action: "totp-remove", subject: SUBJECT, codes, body: {} },
      idempotencyKey,
      (body, options) => getApi().call(removeTotp, body, options),
    );
    if (!result.ok) return result;
    tellChange(t("security.totp.turnedOff"));
    onClose();
    return null;
  };
  return (
    <VerifiedDialog
      title={t("security.totp.removeTitle")}
      purpose="totp-remove"
      subject={SUBJECT}
      submit={submit}
      isDanger
      confirmLabel={t("security.totp.turnOff")}
      onClose={onClose}
    >
      <p className="text-sm">{t("security.totp.removeText")}</p>
      <Notice tone="warning">{t("security.unbind.withdrawalLock")}</Notice>
    </VerifiedDialog>
  );
}
