/** Freezes a sub-user or lets it in again, after the consequence has been read and confirmed. */
import { freezeSubUser } from "@parley/contract/endpoints/sub-users";
import { Button } from "@parley/ui/button";
import { Dialog, DialogClose } from "@parley/ui/dialog";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { NotDone } from "../../shell/security/not-done.tsx";
import { useWrite } from "../../shell/security/use-write.ts";
import type { SubUser } from "./sub-user.ts";

export function FreezeButton({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const write = useWrite();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const { uid, username: name, isFrozen } = subUser;
  const verb = isFrozen ? "unfreeze" : "freeze";

  const confirm = async () => {
    const input = { subUid: uid, isFrozen: !isFrozen };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(freezeSubUser, input, { idempotencyKey }),
    );
    if (result === null || !result.ok) return;
    notify({ tone: "success", text: t(`account.subUsers.${verb}.done`, { name }) });
    setIsOpen(false);
    await revalidate();
  };
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
          <Button
            tone={isFrozen ? "primary" : "danger"}
            isBusy={write.isBusy}
            onClick={() => void confirm()}
          >
            {t(`account.subUsers.${verb}`)}
          </Button>
        </>
      }
    >
      <NotDone
        title={t("account.subUsers.notDone.change")}
        failure={write.failure}
        isBusy={write.isBusy}
        onRetry={() => void confirm()}
      />
    </Dialog>
  );
}
