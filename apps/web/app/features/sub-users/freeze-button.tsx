/** Freezes a sub-user or lets it in again, after the consequence has been read and confirmed. */
import { freezeSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../shared/forms/confirm-dialog.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { carryOut } from "../../shared/security/security-requests.ts";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import type { SubUser } from "./sub-user.ts";

export function FreezeButton({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const { uid, username: name, isFrozen } = subUser;
  const verb = isFrozen ? "unfreeze" : "freeze";
  const notDone = t("account.subUsers.notDone.change");

  const tellDone = () => {
    notify({ tone: "success", text: t(`account.subUsers.${verb}.done`, { name }) });
    void revalidate();
  };
  const freezing = useSubmission(sendTo(freezeSubUser), { onDone: tellDone });
  const unfreeze = async () => {
    const body = { subUid: uid, isFrozen: false };
    const send = ({ codes, idempotencyKey }: Attempt) =>
      sendSealed(
        { action: "sub-users", subject: uid, codes, body },
        idempotencyKey,
        (sealed, options) => getApi().call(freezeSubUser, sealed, options),
      );
    if ((await carryOut("sub-users", uid, send, { notDone })) !== null) tellDone();
    return null;
  };
  return (
    <ConfirmDialog
      title={t(`account.subUsers.${verb}.title`, { name })}
      description={t(`account.subUsers.${verb}.text`)}
      trigger={
        <Button tone="secondary" size="small">
          {t(`account.subUsers.${verb}`)}
        </Button>
      }
      cancelLabel={t("account.subUsers.cancel")}
      confirmLabel={t(`account.subUsers.${verb}`)}
      isDanger={!isFrozen}
      notDone={notDone}
      work={freezing}
      onConfirm={(setIsOpen) => {
        if (!isFrozen) return freezing.submit({ subUid: uid, isFrozen: true });
        // Unfreezing needs codes, in a dialog that replaces this one.
        setIsOpen(false);
        return unfreeze();
      }}
    />
  );
}
