import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "../../shared/forms/confirm-dialog.tsx";

export interface BlockDialogProps extends Pick<
  ConfirmDialogProps,
  "work" | "onConfirm" | "onClose"
> {
  readonly name: string;
}

/** Asks before two users disappear from each other's lists. */
export default function BlockDialog({ name, ...confirming }: BlockDialogProps) {
  const t = usePhrase();
  return (
    <ConfirmDialog
      {...confirming}
      title={t("advertiser.blockTitle", { name })}
      description={t("advertiser.blockText")}
      cancelLabel={t("advertiser.cancel")}
      confirmLabel={t("advertiser.block")}
      isDanger
      notDone={t("shell.notDone.change")}
    />
  );
}
