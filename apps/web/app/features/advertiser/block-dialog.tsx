import { Button } from "@parley/ui/button";
import { Dialog } from "@parley/ui/dialog";
import { usePhrase } from "../../shell/phrase.tsx";

export interface BlockDialogProps {
  readonly name: string;
  readonly onBlock: () => void;
  readonly onClose: () => void;
}

/** Asks before two people disappear from each other's lists. */
export default function BlockDialog({ name, onBlock, onClose }: BlockDialogProps) {
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
          <Button tone="danger" onClick={onBlock}>
            {t("offer.advertiser.block")}
          </Button>
        </>
      }
    />
  );
}
