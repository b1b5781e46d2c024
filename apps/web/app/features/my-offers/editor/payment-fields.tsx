/** How it is paid: into which own accounts, or by which methods; and how long one may take for it. */
import { MAX_PAY_METHODS } from "@parley/domain/offer/decide-offer";
import { buttonClass } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { LazyMultiCombobox } from "@parley/ui/choices/lazy-multi-combobox";
import { Field } from "@parley/ui/controls/field";
import { MethodMark } from "@parley/ui/data/method-mark";
import { Notice } from "@parley/ui/feedback/notice";
import { Link, useLocation } from "react-router";
import { useEffect, useEffectEvent, useId } from "react";
import { joinList } from "../../../shell/locale/join-list.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { withReturnPath } from "../../../shell/session/return-path.ts";
import { takeAddedAccount } from "../../../shell/state/added-account.ts";
import { AmountField } from "./amount-field.tsx";
import { usableAccounts } from "./pay-choices.ts";
import type { Editor } from "./use-editor.ts";

export function PaymentFields({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  return (
    <div className="flex flex-col gap-5">
      {editor.draft.side === "sell" ? <Accounts editor={editor} /> : <Methods editor={editor} />}
      <AmountField
        editor={editor}
        name="payWindow"
        label={t("offer.field.paymentWindow")}
        hint={t("mine.field.windowHint")}
        scale={0}
        unit={t("mine.minutes")}
        isRequired
      />
    </div>
  );
}

function usePayMethods({ form, look }: Editor) {
  return (values: readonly string[]) => {
    form.setValue("payMethods", [...values], { shouldDirty: true });
    look("payMethods");
  };
}

function Accounts({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const id = useId();
  const choose = usePayMethods(editor);
  const { form, draft, data } = editor;
  const accounts = usableAccounts(data, draft.fiat);
  const error = form.formState.errors.payMethods?.message;
  const chooseAdded = useEffectEvent(() => {
    const added = takeAddedAccount(accounts);
    const { payMethods } = draft;
    if (added !== null && payMethods.length < MAX_PAY_METHODS) choose([...payMethods, added]);
  });
  useEffect(() => chooseAdded(), []);
  if (accounts.length === 0) return <NoAccounts editor={editor} error={error} />;
  return (
    <fieldset aria-describedby={id} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">
        {t("mine.field.accounts", { count: MAX_PAY_METHODS })}
      </legend>
      {accounts.map(({ id: accountId, method, account }) => (
        <Checkbox
          key={accountId}
          isCard
          className="items-center"
          label={
            <span className="flex items-center gap-2.5">
              <MethodMark code={method.code} name={method.name} className="size-7" />
              <span>
                {method.name} <span className="text-muted figures">{account}</span>
              </span>
            </span>
          }
          aria-invalid={error === undefined ? undefined : true}
          checked={draft.payMethods.includes(accountId)}
          onChange={({ currentTarget: { checked } }) =>
            choose(
              checked
                ? [...draft.payMethods, accountId]
                : draft.payMethods.filter((one) => one !== accountId),
            )
          }
        />
      ))}
      <p id={id} aria-live="polite" className="text-danger text-xs empty:hidden">
        {error}
      </p>
      <AddAccount
        editor={editor}
        className="text-accent inline-flex min-h-11 items-center self-start text-sm font-medium hover:underline"
      />
    </fieldset>
  );
}

interface NoAccountsProps {
  readonly editor: Editor;
  readonly error: string | undefined;
}

function NoAccounts({ editor, error }: NoAccountsProps) {
  const t = usePhrase();
  return (
    <Notice tone="warning" title={t("mine.noAccounts", { fiat: editor.draft.fiat })}>
      <p>{t("mine.noAccountsText")}</p>
      <AddAccount
        editor={editor}
        isWrong={error !== undefined}
        className={`${buttonClass({ size: "small" })} mt-2.5 mb-1 max-sm:min-h-11`}
      />
      <p aria-live="polite" className="text-danger text-xs empty:hidden">
        {error}
      </p>
    </Notice>
  );
}

interface AddAccountProps {
  readonly editor: Editor;
  /** Without an account it is the field to mend. */
  readonly isWrong?: boolean;
  readonly className: string;
}

/** Adding one returns to this step, and the form is kept meanwhile. */
function AddAccount({ editor, isWrong = false, className }: AddAccountProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`${withReturnPath(toPath("/p2p/payment"), pathname + search)}&add=new&fiat=${editor.draft.fiat}`}
      data-wrong={isWrong || undefined}
      className={className}
    >
      {t("mine.addAccount")}
    </Link>
  );
}

function Methods({ editor }: { readonly editor: Editor }) {
  const t = usePhrase();
  const choose = usePayMethods(editor);
  const { form, draft, data } = editor;
  const currency = data.lists.currencies.find(({ code }) => code === draft.fiat);
  const methods = currency?.payMethods ?? [];
  const nameOf = (code: string) => methods.find((method) => method.code === code)?.name ?? code;
  return (
    <Field
      label={t("mine.field.methods", { count: MAX_PAY_METHODS })}
      error={form.formState.errors.payMethods?.message}
      hint={joinList(t, draft.payMethods.map(nameOf))}
      isRequired
    >
      {(control) => (
        <LazyMultiCombobox
          {...control}
          options={methods.map(({ code, name }) => ({ value: code, label: name }))}
          values={draft.payMethods}
          onValuesChange={choose}
          placeholder={t("offer.choose")}
          summary={(count) => t("offer.filter.methodCount", { count })}
          searchLabel={t("offer.filter.search")}
          emptyText={t("offer.home.empty")}
        />
      )}
    </Field>
  );
}
