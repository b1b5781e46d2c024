/** Adds a passkey: its name, the owner's verification, then the browser's own question. */
import type { CallFailure } from "@parley/contract/client";
import {
  beginPasskey,
  finishPasskey,
  MAX_PASSKEY_NAME_LENGTH,
} from "@parley/contract/endpoints/identity/security";
import { nameDevice } from "@parley/domain/account/device-name";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { createPasskey, type NewPasskey } from "../../shared/security/codes/passkey.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { VerificationForm } from "../../shared/security/verification-form.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";

export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrase();
  const [name, setName] = useState<string | null>(null);
  const submit = useAdding(name ?? "", onClose);
  return (
    <Dialog
      isOpen
      isInsistent={name !== null}
      title={t(name === null ? "security.passkeys.addTitle" : "security.verify.title")}
      description={t(name === null ? "security.passkeys.addText" : "security.verify.adding")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {name === null ? (
        <NameForm onName={setName} onClose={onClose} />
      ) : (
        <VerificationForm
          purpose="passkey-add"
          submit={submit}
          notDone={t("shell.notDone.change")}
          onCancel={onClose}
          confirmLabel={t("security.passkeys.add")}
        />
      )}
    </Dialog>
  );
}

function useAdding(name: string, onClose: () => void) {
  const t = usePhrase();
  const tellChange = useChanged();
  // Once created it is in the device. A wrong code then must not create a second one.
  const made = useRef<NewPasskey | null>(null);
  return async ({ codes, codesKey }: Attempt): Promise<CallFailure<string> | null> => {
    if (made.current === null) {
      const begun = await getApi().call(beginPasskey, {});
      if (!begun.ok) return begun;
      const created = await createPasskey(begun.data.options);
      if (!created.ok) return refused(t(`security.passkey.${created.reason}`));
      made.current = created.credential;
    }
    const input = { name, credential: made.current, codes };
    const result = await getApi().call(finishPasskey, input, { idempotencyKey: codesKey });
    if (!result.ok) {
      // The server's question has been answered or forgotten; the next try needs a new one.
      if (result.name === "passkeyInvalid") made.current = null;
      return result;
    }
    tellChange(t("security.passkeys.added"));
    onClose();
    return null;
  };
}

/** A refusal of the browser in the form of one of the server. */
function refused(message: string): CallFailure<string> {
  return {
    ok: false,
    name: "passkeyRefused",
    code: 0,
    status: 0,
    message,
    fields: [],
    data: null,
    requestId: "",
    retryAfterSeconds: null,
  };
}

interface NameFormProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameForm({ onName, onClose }: NameFormProps) {
  const t = usePhrase();
  const form = useForm({
    defaultValues: { name: nameDevice(navigator.userAgent).slice(0, MAX_PASSKEY_NAME_LENGTH) },
  });
  const submit = form.handleSubmit(({ name }) => onName(name.trim()));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field
        label={t("security.passkeys.name")}
        hint={t("security.passkeys.nameHint")}
        error={form.formState.errors.name?.message}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            {...form.register("name", {
              validate: (name) => name.trim() !== "" || t("security.field.required"),
            })}
          />
        )}
      </Field>
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          {t("security.cancel")}
        </Button>
        <Button type="submit">{t("security.continue")}</Button>
      </DialogActions>
    </form>
  );
}
