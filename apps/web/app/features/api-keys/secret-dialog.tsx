/** A new key's name and secret, shown this once: to copy, and not to close by accident. */
import { Button } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { MadeKey } from "./api-key.ts";

export interface SecretDialogProps {
  readonly made: MadeKey;
  readonly onClose: () => void;
}

export function SecretDialog({ made: { keyId, secret }, onClose }: SecretDialogProps) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const [isStored, setIsStored] = useState(false);
  const finish = () => {
    onClose();
    void revalidate();
  };
  return (
    <Dialog
      isOpen
      isInsistent
      title={t("api.secret.title")}
      // Escape does not close it either: the secret would be gone.
      onOpenChange={() => undefined}
      footer={
        <Button disabled={!isStored} onClick={finish}>
          {t("api.secret.done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {secret === undefined ? (
          <Notice>{t("api.secret.own")}</Notice>
        ) : (
          <Notice tone="warning">{t("api.secret.text")}</Notice>
        )}
        <CopyRow label={t("api.secret.keyId")} text={keyId} copyLabel={t("api.secret.copyKeyId")} />
        {secret !== undefined && (
          <CopyRow
            label={t("api.secret.secret")}
            text={secret}
            copyLabel={t("api.secret.copySecret")}
          />
        )}
        <Checkbox
          label={t("api.secret.stored")}
          checked={isStored}
          onChange={(event) => setIsStored(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

interface CopyRowProps {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
}

function CopyRow({ label, text, copyLabel }: CopyRowProps) {
  const t = usePhrase();
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <div className="border-line bg-sunken flex items-center gap-2 rounded-lg border ps-3 pe-1">
        <output aria-labelledby={id} className="min-w-0 flex-1 py-2 font-mono text-sm break-all">
          {text}
        </output>
        <CopyButton
          text={text}
          label={copyLabel}
          copiedLabel={t("api.secret.copied")}
          onFailure={() => notify({ tone: "warning", text: t("api.secret.copyFailed") })}
        />
      </div>
    </div>
  );
}
