/** Freezes a sub-user or lets it in again, after the consequence has been read and confirmed. */
import { freezeSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { Button } from "@parley/ui/controls/button";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { carryOut } from "../../shared/security/security-requests.ts";
import { useWrite } from "../../shared/forms/use-write.ts";
import type { Attempt } from "../../shared/security/verification.ts";
import type { SubUser } from "./sub-user.ts";

export function FreezeButton({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const write = useWrite();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const { uid, username: name, isFrozen } = subUser;
  const verb = isFrozen ? "unfreeze" : "freeze";

  const tellDone = async () => {
    notify({ tone: "success", text: t(`account.subUsers.${verb}.done`, { name }) });
    await revalidate();
  };
  const freeze = async () => {
    const input = { subUid: uid, isFrozen: true };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(freezeSubUser, input, { idempotencyKey }),
    );
    if (result === null || !result.ok) return;
    setIsOpen(false);
    await tellDone();
  };
  /** Unfreezing needs codes, in a dialog that replaces this one. */
  const unfreeze = async () => {
    setIsOpen(false);
    const body = { subUid: uid, isFrozen: false };
    const send = ({ codes, idempotencyKey }: Attempt) =>
      sendSealed(
        { action: "sub-users", subject: uid, codes, body },
        idempotencyKey,
        (sealed, options) => getApi().call(freezeSubUser, sealed, options),
      );
    const notDone = t("account.subUsers.notDone.change");
    if ((await carryOut("sub-users", uid, send, { notDone })) !== null) await tellDone();
  };
  const confirm = () => void (isFrozen ? unfreeze() : freeze());
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        write.forget();
      }}
      size="small"
      title={t(`account.subUsers.${verb}.title`, { name })}
      description={t(`account.subUsers.${verb}.text`)}
      trigger={
        <Button tone="secondary" size="small">
          {t(`account.subUsers.${verb}`)}
        </Button>
      }
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("account.subUsers.cancel")}</Button>} />
          <Button tone={isFrozen ? "primary" : "danger"} isBusy={write.isBusy} onClick={confirm}>
            {t(`account.subUsers.${verb}`)}
          </Button>
        </>
      }
    >
      <NotDone
        title={t("account.subUsers.notDone.change")}
        failure={write.failure}
        isBusy={write.isBusy}
        onRetry={confirm}
      />
    </Dialog>
  );
}
