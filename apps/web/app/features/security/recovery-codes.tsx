/** Recovery codes, shown this once: to copy, to download, and not to close by accident. */
import { Button } from "@parley/ui/controls/button";
import { copyText } from "@parley/ui/controls/copy-text";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMoments } from "@parley/ui/data/time";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { serverNow } from "../../shell/state/public-store.ts";

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const [areSaved, setAreSaved] = useState(false);
  const finish = () => {
    void revalidate();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isInsistent
      title={t("security.recovery.title")}
      // Escape does not close it either: the codes would be gone.
      onOpenChange={() => undefined}
      footer={
        <Button disabled={!areSaved} onClick={finish}>
          {t("security.done")}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Notice tone="warning">{t("security.recovery.text")}</Notice>
        <ul
          aria-label={t("security.recovery.title")}
          className="border-line bg-sunken grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-lg border px-4 py-3 font-mono text-sm min-[22rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <SaveButtons codes={codes} />
        <Checkbox
          label={t("security.recovery.saved")}
          checked={areSaved}
          onChange={(event) => setAreSaved(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

function SaveButtons({ codes }: { readonly codes: readonly string[] }) {
  const t = usePhrase();
  const moment = useMoments();
  const copy = () => {
    copyText(codes.join("\n")).then(
      () => notify({ tone: "success", text: t("security.copied") }),
      () => notify({ tone: "warning", text: t("security.copyFailed") }),
    );
  };
  const download = () => {
    const title = t("security.recovery.fileTitle", { time: moment(serverNow()) });
    saveText(t("security.recovery.fileName"), [title, "", ...codes, ""].join("\n"));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone="secondary"
        size="small"
        icon={<Copy aria-hidden className="size-4" />}
        onClick={copy}
      >
        {t("security.recovery.copy")}
      </Button>
      <Button
        tone="secondary"
        size="small"
        icon={<Download aria-hidden className="size-4" />}
        onClick={download}
      >
        {t("security.recovery.download")}
      </Button>
    </div>
  );
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
