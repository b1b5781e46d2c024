/** The anti-phishing code of every mail. */
import { antiPhishingCode, setAntiPhishingCode } from "@parley/contract/endpoints/identity/account";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import MailCheck from "lucide-react/icons/mail-check";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import { PasswordField } from "./password-field.tsx";
import { SettingRow } from "./setting-row.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";

export interface AntiPhishingRowProps {
  /** Masked; null while none was chosen. */
  readonly code: string | null;
}

export function AntiPhishingRow({ code }: AntiPhishingRowProps) {
  const t = usePhrase();
  const [dialog, setDialog] = useState<"choose" | "remove" | null>(null);
  return (
    <SettingRow
      id="anti-phishing"
      icon={<MailCheck aria-hidden className="size-5" />}
      title={t("security.antiPhishing")}
      text={t("security.antiPhishing.text")}
      state={
        code === null ? (
          <StateBadge isOn={false}>{t("security.antiPhishing.none")}</StateBadge>
        ) : (
          <>
            <StateBadge isOn>{t("security.on")}</StateBadge>
            <span className="truncate">{code}</span>
          </>
        )
      }
      actions={
        <>
          <Button
            tone={code === null ? "primary" : "secondary"}
            size="small"
            onClick={() => setDialog("choose")}
          >
            {t(code === null ? "security.antiPhishing.choose" : "security.change")}
          </Button>
          {code !== null && (
            <Button tone="secondary" size="small" onClick={() => setDialog("remove")}>
              {t("security.remove")}
            </Button>
          )}
        </>
      }
    >
      {dialog !== null && (
        <AntiPhishingDialog isRemoving={dialog === "remove"} onClose={() => setDialog(null)} />
      )}
    </SettingRow>
  );
}

interface AntiPhishingDialogProps {
  readonly isRemoving: boolean;
  readonly onClose: () => void;
}

function AntiPhishingDialog({ isRemoving, onClose }: AntiPhishingDialogProps) {
  const t = usePhrase();
  const { form, saving, save } = useSaving(isRemoving, onClose);
  const { errors } = form.formState;
  return (
    <Dialog
      isOpen
      isBusy={saving.isBusy}
      title={t(isRemoving ? "security.antiPhishing.removeTitle" : "security.antiPhishing.title")}
      description={t("security.antiPhishing.text")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        {!isRemoving && (
          <Field
            label={t("security.antiPhishing.field")}
            hint={t("security.antiPhishing.hint")}
            error={errors.code?.message}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={20}
                {...form.register("code", {
                  validate: {
                    needed: (text) => text.trim() !== "" || t("security.field.required"),
                    form: (text) =>
                      antiPhishingCode.safeParse(text).success ||
                      t("security.antiPhishing.invalid"),
                  },
                })}
              />
            )}
          </Field>
        )}
        <PasswordField
          label={t("security.antiPhishing.password")}
          error={errors.password?.message}
          autoComplete="current-password"
          {...form.register("password", {
            validate: (text) => text !== "" || t("security.field.required"),
          })}
        />
        <NotDone title={t("shell.notDone.change")} {...saving} onRetry={() => void save()} />
        <DialogActions>
          <Button tone="secondary" disabled={saving.isBusy} onClick={onClose}>
            {t("security.cancel")}
          </Button>
          <Button type="submit" isBusy={saving.isBusy}>
            {t(isRemoving ? "security.remove" : "security.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useSaving(isRemoving: boolean, onClose: () => void) {
  const t = usePhrase();
  const tellChange = useChanged();
  const form = useForm({ defaultValues: { code: "", password: "" } });
  const saving = useSubmission(sendTo(setAntiPhishingCode), {
    onDone: () => {
      tellChange(t(isRemoving ? "security.antiPhishing.removed" : "security.antiPhishing.saved"));
      onClose();
    },
    onFailed: ({ name, message }) => {
      if (name !== "passwordWrong") return false;
      form.setError("password", { message }, { shouldFocus: true });
      return true;
    },
  });
  const save = form.handleSubmit(async ({ code, password }) => {
    await saving.submit({ antiPhishingCode: isRemoving ? null : code.trim(), password });
  });
  return { form, saving, save };
}
