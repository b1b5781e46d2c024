/** Binds or replaces an email or a phone, as a dialog. */
import type { Channel } from "@parley/domain/account/account-name";
import { Dialog } from "@parley/ui/overlays/dialog";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { BindContact } from "../../shared/contact/bind-contact.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";

export interface BindDialogProps {
  readonly channel: Channel;
  /** Masked; null when none is bound yet. */
  readonly bound: string | null;
  readonly onClose: () => void;
}

export function BindDialog({ channel, bound, onClose }: BindDialogProps) {
  const t = usePhrase();
  const tellChange = useChanged();
  const action = bound === null ? "bindTitle" : "changeTitle";
  return (
    <Dialog
      isOpen
      isInsistent
      title={t(`security.contact.${channel}.${action}`)}
      description={t("security.verify.adding")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BindContact
        channel={channel}
        bound={bound}
        note={<p className="text-muted -mt-2 text-sm">{t("security.contact.waitHint")}</p>}
        onBound={() => {
          tellChange(t(`security.contact.${channel}.bound`));
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
