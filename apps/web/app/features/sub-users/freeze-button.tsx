/** Freezes a sub-user or lets it in again, after the consequence has been read and confirmed. */
import { freezeSubUser } from "@parley/contract/endpoints/sub-users";
import { Button } from "@parley/ui/button";
import { Dialog, DialogClose } from "@parley/ui/dialog";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { useFailureToast } from "../../shell/failure-toast.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import type { SubUser } from "./sub-user.ts";

export function FreezeButton({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { uid, username: name, isFrozen } = subUser;
  const verb = isFrozen ? "unfreeze" : "freeze";

  const confirm = async () => {
    setIsBusy(true);
    const result = await getApi().call(freezeSubUser, { subUid: uid, isFrozen: !isFrozen });
    if (result.ok) {
      notify({ tone: "success", text: t(`account.subUsers.${verb}.done`, { name }) });
      setIsOpen(false);
      await revalidate();
    } else showFailure(result);
    setIsBusy(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
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
            isBusy={isBusy}
            onClick={() => void confirm()}
          >
            {t(`account.subUsers.${verb}`)}
          </Button>
        </>
      }
    />
  );
}
