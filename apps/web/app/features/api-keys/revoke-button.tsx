/** Revokes a key, after the consequence has been read and the owner has been verified. */
import { revokeApiKey } from "@parley/contract/endpoints/identity/api-keys";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { carryOut } from "../../shared/security/security-requests.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import type { ApiKey } from "./api-key.ts";

export function RevokeButton({ apiKey: { keyId, name } }: { apiKey: ApiKey }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const revoke = async () => {
    // The codes are asked for in a dialog that replaces this one.
    setIsOpen(false);
    const body = { keyId };
    const send = async ({ codes, idempotencyKey }: Attempt) => {
      const sent = await sendSealed(
        { action: "api-settings", subject: keyId, codes, body },
        idempotencyKey,
        (sealed, options) => getApi().call(revokeApiKey, sealed, options),
      );
      // The reply is empty, and null would mean that the user gave up.
      return sent.ok ? { ...sent, data: true } : sent;
    };
    const notDone = t("api.revoke.notDone");
    if ((await carryOut("api-settings", keyId, send, { notDone })) === null) return;
    notify({ tone: "success", text: t("api.revoke.done", { name }) });
    await revalidate();
  };
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={t("api.revoke.title", { name })}
      description={t("api.revoke.text")}
      closeLabel={t("api.close")}
      trigger={
        <Button tone="secondary" size="small">
          {t("api.revoke")}
        </Button>
      }
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("api.cancel")}</Button>} />
          <Button tone="danger" onClick={() => void revoke()}>
            {t("api.revoke")}
          </Button>
        </>
      }
    />
  );
}
