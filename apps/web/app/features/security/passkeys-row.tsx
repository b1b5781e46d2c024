/** Passkeys: the list, adding and removing. */
import { removePasskey } from "@parley/contract/endpoints/identity/security";
import { Button } from "@parley/ui/controls/button";
import { IconButton } from "@parley/ui/controls/icon-button";
import { Time } from "@parley/ui/data/time";
import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import Trash from "lucide-react/icons/trash";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import type { Passkey } from "./load-security.ts";
import { SettingRow } from "./setting-row.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";
import { VerifiedDialog } from "../../shared/security/verified-dialog.tsx";

export function PasskeysRow({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const t = usePhrase();
  const [dialog, setDialog] = useState<"add" | Passkey | null>(null);
  const close = () => setDialog(null);
  return (
    <SettingRow
      id="passkeys"
      icon={<Fingerprint aria-hidden className="size-5" />}
      title={t("security.passkeys")}
      text={t("security.passkeys.text")}
      state={
        <StateBadge isOn={passkeys.length > 0}>
          {t("security.passkeys.count", { count: passkeys.length })}
        </StateBadge>
      }
      actions={
        <Button
          tone={passkeys.length === 0 ? "primary" : "secondary"}
          size="small"
          onClick={() => setDialog("add")}
        >
          {t("security.passkeys.add")}
        </Button>
      }
    >
      {passkeys.length > 0 && (
        <ul className="border-line-strong divide-line ms-8 divide-y rounded-lg border">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.passkeyId}
              passkey={passkey}
              onRemove={() => setDialog(passkey)}
            />
          ))}
        </ul>
      )}
      {dialog === "add" && <AddPasskeyDialog onClose={close} />}
      {dialog !== null && dialog !== "add" && (
        <RemovePasskeyDialog passkey={dialog} onClose={close} />
      )}
    </SettingRow>
  );
}

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

function PasskeyItem({ passkey, onRemove }: PasskeyItemProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="text-muted flex flex-wrap gap-x-4 text-xs">
          <span>
            {rich("security.passkeys.addedAt", { time: <Time key="time" at={createdAt} /> })}
          </span>
          <span>
            {lastUsedAt === null
              ? t("security.passkeys.neverUsed")
              : rich("security.passkeys.usedAt", { time: <Time key="time" at={lastUsedAt} /> })}
          </span>
        </p>
      </div>
      <IconButton
        label={t("security.passkeys.removeNamed", { name })}
        icon={<Trash aria-hidden className="size-4" />}
        onClick={onRemove}
      />
    </li>
  );
}

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const t = usePhrase();
  const tellChange = useChanged();
  const { passkeyId, name } = passkey;
  const submit = async ({ codes, codesKey }: Attempt) => {
    const result = await getApi().call(
      removePasskey,
      { passkeyId, codes },
      { idempotencyKey: codesKey },
    );
    if (!result.ok) return result;
    tellChange(t("security.passkeys.removed"));
    onClose();
    return null;
  };
  return (
    <VerifiedDialog
      title={t("security.passkeys.removeTitle", { name })}
      purpose="passkey-remove"
      submit={submit}
      isDanger
      confirmLabel={t("security.remove")}
      onClose={onClose}
    >
      <p className="text-sm">{t("security.passkeys.removeText")}</p>
    </VerifiedDialog>
  );
}
