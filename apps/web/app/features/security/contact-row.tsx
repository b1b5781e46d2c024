/** Email or phone: what is bound, and binding, changing and unbinding it. */
import { unbindContact } from "@parley/contract/endpoints/identity/security";
import type { Channel } from "@parley/domain/account/account-name";
import { decideUnbind, type Contacts } from "@parley/domain/security/contact-change";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { notify } from "@parley/ui/feedback/toast";
import Mail from "lucide-react/icons/mail";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { BindDialog } from "./bind-dialog.tsx";
import { SettingRow } from "./setting-row.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";
import { VerifiedDialog } from "../../shared/security/verified-dialog.tsx";

export interface ContactRowProps {
  readonly channel: Channel;
  /** Masked. */
  readonly contacts: Contacts;
  /** Until when it is not for logins; null where it does not wait. */
  readonly waitsUntil: number | null;
}

const ICONS = { email: Mail, phone: Smartphone } as const;
const TITLES = { email: "security.email", phone: "security.phone" } as const;

export function ContactRow({ channel, contacts, waitsUntil }: ContactRowProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const [dialog, setDialog] = useState<"bind" | "unbind" | null>(null);
  const bound = contacts[channel];
  const Icon = ICONS[channel];
  const askToUnbind = () => {
    const decision = decideUnbind(channel, contacts);
    if (decision.ok) setDialog("unbind");
    else if (decision.error === "emailNeededFirst") refuse(t("security.unbind.emailFirst"));
    else if (decision.error === "phoneNeededFirst") refuse(t("security.unbind.phoneFirst"));
  };
  return (
    <SettingRow
      id={channel}
      icon={<Icon aria-hidden className="size-5" />}
      title={t(TITLES[channel])}
      text={t(`security.contact.${channel}.text`)}
      state={
        <>
          <StateBadge isOn={bound !== null}>
            {t(bound === null ? "security.notBound" : "security.bound")}
          </StateBadge>
          {bound !== null && <span className="figures truncate">{bound}</span>}
          {waitsUntil !== null && (
            <span className="text-muted text-sm">
              {rich("security.contact.waits", { time: <Time key="time" at={waitsUntil} /> })}
            </span>
          )}
        </>
      }
      actions={
        bound === null ? (
          <Button size="small" onClick={() => setDialog("bind")}>
            {t("security.bind")}
          </Button>
        ) : (
          <>
            <Button tone="secondary" size="small" onClick={() => setDialog("bind")}>
              {t("security.change")}
            </Button>
            <Button tone="secondary" size="small" onClick={askToUnbind}>
              {t("security.unbind")}
            </Button>
          </>
        )
      }
    >
      {dialog === "bind" && (
        <BindDialog channel={channel} bound={bound} onClose={() => setDialog(null)} />
      )}
      {dialog === "unbind" && (
        <UnbindDialog channel={channel} bound={bound ?? ""} onClose={() => setDialog(null)} />
      )}
    </SettingRow>
  );
}

function refuse(text: string): void {
  notify({ tone: "warning", text });
}

interface UnbindDialogProps {
  readonly channel: Channel;
  readonly bound: string;
  readonly onClose: () => void;
}

function UnbindDialog({ channel, bound, onClose }: UnbindDialogProps) {
  const t = usePhrase();
  const tellChange = useChanged();
  const submit = async ({ codes, idempotencyKey }: Attempt) => {
    const result = await sendSealed(
      { action: `unbind-${channel}`, subject: channel, codes, body: { channel } },
      idempotencyKey,
      (body, options) => getApi().call(unbindContact, body, options),
    );
    if (!result.ok) return result;
    tellChange(t(`security.contact.${channel}.unbound`));
    onClose();
    return null;
  };
  return (
    <VerifiedDialog
      title={t(`security.unbind.${channel}.title`)}
      purpose={`unbind-${channel}`}
      subject={channel}
      submit={submit}
      isDanger
      confirmLabel={t("security.unbind")}
      onClose={onClose}
    >
      <p className="text-sm">{t(`security.unbind.${channel}.text`, { n: bound })}</p>
      <Notice tone="warning">{t("security.unbind.withdrawalLock")}</Notice>
    </VerifiedDialog>
  );
}
