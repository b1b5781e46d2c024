import { setUsername } from "@parley/contract/endpoints/identity/account";
import { nicknameText } from "@parley/contract/nickname-field";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Time } from "@parley/ui/data/time";
import { notify } from "@parley/ui/feedback/toast";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router";
import { useAccount } from "../../shell/session/account-data.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { useKeptFields } from "../../shared/forms/use-kept-fields.ts";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import { userStore } from "../../shell/page/user-store.ts";

/** What is said at the field. */
const NAME_ERRORS: ReadonlySet<string> = new Set([...setUsername.errors, "badInput"]);

const KEPT = { form: "username", subject: "", names: ["username"] } as const;

/** The name under which others see this account. */
export function UsernameForm() {
  const t = usePhrase();
  const rich = useRichPhrase();
  const account = useAccount();
  const { revalidate } = useRevalidator();
  const form = useForm({ defaultValues: { username: account.username } });
  const { errors, isDirty } = form.formState;
  const forget = useKeptFields(form, KEPT);
  const saving = useSubmission(sendTo(setUsername), {
    onDone: (saved) => {
      form.reset({ username: saved.username });
      forget();
      // The header shows the new name at once.
      userStore.set({ ...account, ...saved });
      notify({ tone: "success", text: t("account.settings.saved") });
      void revalidate();
    },
    onFailed: ({ name, message }) => {
      if (!NAME_ERRORS.has(name)) return false;
      form.setError("username", { message }, { shouldFocus: true });
      return true;
    },
  });
  const save = form.handleSubmit(async ({ username }) => {
    await saving.submit({ username });
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-3">
      <Field
        label={t("account.settings.username")}
        hint={
          account.renameFrom === null
            ? t("account.settings.username.hint")
            : rich("account.settings.username.next", {
                time: <Time key="time" at={account.renameFrom} />,
              })
        }
        error={errors.username?.message}
        isRequired
        className="max-w-md"
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register("username", {
              validate: (username) => {
                if (username.trim() === "") return t("account.field.blank");
                const { success } = nicknameText().safeParse(username);
                return success || t("account.settings.username.invalid");
              },
            })}
            autoComplete="nickname"
            maxLength={30}
            readOnly={account.renameFrom !== null}
          />
        )}
      </Field>
      <NotDone title={t("shell.notDone.change")} {...saving} onRetry={() => void save()} />
      <Button type="submit" isBusy={saving.isBusy} disabled={!isDirty} className="self-start">
        {t("account.settings.save")}
      </Button>
    </form>
  );
}
