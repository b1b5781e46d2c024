/** Changes the password: the old one and the new one, then the owner's verification. */
import type { CallFailure } from "@parley/contract/client";
import { changePassword } from "@parley/contract/endpoints/identity/security";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@parley/domain/account/password-length";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { sendSealed } from "../../shared/security/seal-request.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { VerificationForm } from "../../shared/security/verification-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";

interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

/** What the command is about, where the account has only one of it. */
const SUBJECT = "password";

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrase();
  const form = useForm<Passwords>({ defaultValues: { current: "", next: "", again: "" } });
  const [isVerifying, setIsVerifying] = useState(false);
  const [hasContinued, setHasContinued] = useState(false);
  const submit = useChange(form, {
    onDone: onClose,
    onRefused: () => setIsVerifying(false),
  });
  return (
    <Dialog
      isOpen
      isInsistent
      title={t(isVerifying ? "security.verify.title" : "security.password.title")}
      description={
        isVerifying
          ? t("security.verify.text")
          : t("shell.join.sentences", {
              before: t("security.password.text"),
              after: t("security.password.keys"),
            })
      }
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {/* Kept while a password is mended: codes that were typed and sent are still good afterwards. */}
      {hasContinued && (
        <div hidden={!isVerifying}>
          <VerificationForm
            purpose="password-change"
            subject={SUBJECT}
            submit={submit}
            notDone={t("shell.notDone.change")}
            onCancel={() => setIsVerifying(false)}
            cancelLabel={t("security.back")}
          />
        </div>
      )}
      {!isVerifying && (
        <PasswordsForm
          form={form}
          onContinue={() => {
            setHasContinued(true);
            setIsVerifying(true);
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

/** Which of the passwords a refusal is about; null when it is about something else. */
function fieldOf({ name, fields }: CallFailure<string>): "current" | "next" | null {
  if (name === "passwordWrong") return "current";
  if (name === "passwordTooWeak" || name === "passwordSame") return "next";
  return fields.some(({ path }) => path === "newPassword") ? "next" : null;
}

function useChange(
  form: UseFormReturn<Passwords>,
  { onDone, onRefused }: { readonly onDone: () => void; readonly onRefused: () => void },
) {
  const t = usePhrase();
  const tellChange = useChanged();
  return async ({ codes, idempotencyKey }: Attempt) => {
    const { current, next } = form.getValues();
    const body = { currentPassword: current, newPassword: next };
    const result = await sendSealed(
      { action: "password-change", subject: SUBJECT, codes, body },
      idempotencyKey,
      (sealed, options) => getApi().call(changePassword, sealed, options),
    );
    if (result.ok) {
      tellChange(t("security.password.changed"));
      onDone();
      return null;
    }
    const field = fieldOf(result);
    if (field === null) return result;
    form.setError(field, { message: result.message });
    onRefused();
    return null;
  };
}

interface PasswordsFormProps {
  readonly form: UseFormReturn<Passwords>;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

function PasswordsForm({ form, onContinue, onClose }: PasswordsFormProps) {
  const t = usePhrase();
  const { errors } = form.formState;
  const submit = form.handleSubmit(onContinue);
  const needed = (text: string) => text !== "" || t("security.field.required");
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <PasswordField
        label={t("security.password.current")}
        error={errors.current?.message}
        autoComplete="current-password"
        {...form.register("current", { validate: needed })}
      />
      <PasswordField
        label={t("security.password.new")}
        hint={t("security.password.hint")}
        error={errors.next?.message}
        autoComplete="new-password"
        {...form.register("next", {
          validate: {
            needed,
            length: ({ length }) =>
              (length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD) ||
              t("security.password.length"),
          },
        })}
      />
      <PasswordField
        label={t("security.password.repeat")}
        error={errors.again?.message}
        autoComplete="new-password"
        {...form.register("again", {
          validate: {
            needed,
            same: (text, { next }) => text === next || t("security.password.differ"),
          },
        })}
      />
      <DialogActions>
        <Button tone="secondary" onClick={onClose}>
          {t("security.cancel")}
        </Button>
        <Button type="submit">{t("security.continue")}</Button>
      </DialogActions>
    </form>
  );
}
