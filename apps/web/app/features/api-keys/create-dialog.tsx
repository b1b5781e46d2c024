/** Makes a key: what it may do, the owner's verification, then the secret, shown this once. */
import { createApiKey } from "@parley/contract/endpoints/identity/api-keys";
import { Button } from "@parley/ui/controls/button";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { Suspense, useId, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { getApi } from "../../shell/api/api.ts";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { serverNow } from "../../shell/state/public-store.ts";
import { useKeptFields } from "../../shared/forms/use-kept-fields.ts";
import { sendSealed } from "../../shared/security/seal-request.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { VerificationForm } from "../../shared/security/verification-form.tsx";
import { bodyOf, EMPTY_KEY, type KeyBody, type MadeKey, type NewKey } from "./api-key.ts";
import { NewKeyForm } from "./new-key-form.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

const AREAS = ["security"] as const;

/** What a key may do is chosen each time, and its secret is kept nowhere. */
const KEPT = {
  form: "api-key",
  subject: "",
  names: ["name", "kind", "publicKey", "addresses", "expiry"],
} as const;

/** Which field a refused one of the call is in the form. */
const FIELDS: Readonly<Record<string, keyof NewKey>> = {
  name: "name",
  publicKey: "publicKey",
  permissions: "permissions",
  addresses: "addresses",
  expiresAt: "expiry",
  releaseCapPerDay: "releaseCap",
  withdrawCapPerDay: "withdrawCap",
};

export function CreateDialog({ isDisabled = false }: { isDisabled?: boolean }) {
  const t = usePhrase();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** What is sent, while its codes are required. */
  const [entered, setEntered] = useState<KeyBody | null>(null);
  const [made, setMade] = useState<MadeKey | null>(null);
  const form = useForm<NewKey>({ defaultValues: EMPTY_KEY });
  const forget = useKeptFields(form, KEPT);
  const close = () => {
    form.reset(EMPTY_KEY);
    forget();
    setEntered(null);
    setIsOpen(false);
  };
  const submit = useCreation(form, {
    onDone: (key) => {
      close();
      setMade(key);
    },
    onRefused: () => setEntered(null),
  });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (next) setIsOpen(true);
          else close();
        }}
        isInsistent
        title={t("api.new.title")}
        description={t(entered === null ? "api.new.text" : "api.new.whyCodes")}
        closeLabel={t("api.close")}
        trigger={<Button disabled={isDisabled}>{t("api.create")}</Button>}
        footer={
          entered === null ? (
            <>
              <DialogClose button={<Button tone="secondary">{t("api.cancel")}</Button>} />
              <Button type="submit" form={formId}>
                {t("api.continue")}
              </Button>
            </>
          ) : undefined
        }
      >
        <div hidden={entered !== null}>
          <NewKeyForm
            id={formId}
            form={form}
            onSubmit={(input) => setEntered(bodyOf(input, serverNow()))}
          />
        </div>
        {entered !== null && (
          <Suspense>
            <AreaPhrases areas={AREAS}>
              <VerificationForm
                purpose="api-settings"
                subject={entered.name}
                submit={(attempt) => submit(entered, attempt)}
                onCancel={() => setEntered(null)}
                cancelLabel={t("api.back")}
                confirmLabel={t("api.new.submit")}
                notDone={t("api.new.notDone")}
              />
            </AreaPhrases>
          </Suspense>
        )}
      </Dialog>
      {made !== null && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}

interface CreationEnds {
  readonly onDone: (key: MadeKey) => void;
  /** What was entered has to change; the fields say what. */
  readonly onRefused: () => void;
}

/** Null when it is done or the fields show what is wrong. */
function useCreation(form: UseFormReturn<NewKey>, { onDone, onRefused }: CreationEnds) {
  return async (body: KeyBody, { codes, idempotencyKey }: Attempt) => {
    const result = await sendSealed(
      { action: "api-settings", subject: body.name, codes, body },
      idempotencyKey,
      (sealed, options) => getApi().call(createApiKey, sealed, options),
    );
    if (result.ok) {
      onDone(result.data);
      return null;
    }
    const marked = result.fields.flatMap(({ path, message }) => {
      const name = FIELDS[path.split(".")[0] ?? ""];
      return name === undefined ? [] : [{ name, message }];
    });
    if (marked.length === 0) return result;
    onRefused();
    for (const { name, message } of marked) form.setError(name, { message }, { shouldFocus: true });
    return null;
  };
}
