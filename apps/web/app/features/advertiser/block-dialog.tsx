import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import type { Write } from "../../shared/forms/use-write.ts";

export interface BlockDialogProps {
  readonly name: string;
  readonly work: Pick<Write, "isBusy" | "failure">;
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/** Asks before two people disappear from each other's lists. */
export default function BlockDialog({ name, work, onBlock, onClose }: BlockDialogProps) {
  const t = usePhrase();
  return (
    <Dialog
      isOpen
      size="small"
      title={t("offer.advertiser.blockTitle", { name })}
      description={t("offer.advertiser.blockText")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t("offer.advertiser.cancel")}
          </Button>
          <Button tone="danger" isBusy={work.isBusy} onClick={onBlock}>
            {t("offer.advertiser.block")}
          </Button>
        </>
      }
    >
      <NotDone title={t("shell.notDone.change")} {...work} onRetry={onBlock} />
    </Dialog>
  );
}
