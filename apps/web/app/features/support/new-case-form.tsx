/** The form of a new case. What was typed stays until the server has said that it is there. */
import { createSupportCase } from "@parley/contract/endpoints/site/support";
import {
  LONGEST_SUPPORT_TEXT,
  SHORTEST_SUPPORT_TEXT,
  SUPPORT_SUBJECTS,
  type SupportSubject,
} from "@parley/domain/support/support-case";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { useNumbers } from "@parley/ui/data/language";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextArea } from "@parley/ui/controls/text-area";
import { TextInput } from "@parley/ui/controls/text-input";
import { Controller, useForm, type UseFormReturn } from "react-hook-form";
import { useCaptcha } from "../../shared/captcha/captcha.ts";
import { joinList } from "../../shell/locale/join-list.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { useKeptFields } from "../../shared/forms/use-kept-fields.ts";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import type { ContactWish, ListedOrder } from "./load-contact.ts";
import type { SentCase } from "./sent-notice.tsx";

export interface NewCaseFormProps {
  readonly isLoggedIn: boolean;
  readonly wish: ContactWish;
  readonly orders: readonly ListedOrder[];
  readonly onSent: (sent: SentCase) => void;
}

/** Without default values the fields keep what was typed before hydration. */
interface CaseFields {
  readonly subject: SupportSubject | null;
  /** Empty for none. */
  readonly orderId: string;
  readonly email?: string;
  readonly text?: string;
}

const KEPT = ["subject", "orderId", "email", "text"] as const;

type CaseForm = UseFormReturn<CaseFields>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const LONGEST_EMAIL = 254;

export function NewCaseForm(props: NewCaseFormProps) {
  const { isLoggedIn, wish, orders } = props;
  const t = usePhrase();
  const form = useForm<CaseFields>({
    defaultValues: {
      subject: wish.subject ?? (wish.orderId === null ? null : "order"),
      orderId: wish.orderId ?? "",
    },
  });
  // Another wish, as about another order, is another case.
  const wished = [wish.subject, wish.orderId].join(":");
  const forget = useKeptFields(form, { form: "support", subject: wished, names: KEPT });
  const { submit, sending, isChecking } = useNewCase(form, props, forget);
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SubjectField form={form} />
      {isLoggedIn && (orders.length > 0 || wish.orderId !== null) && (
        <OrderField form={form} orders={orders} named={wish.orderId} />
      )}
      <TextField form={form} />
      {!isLoggedIn && <EmailField form={form} />}
      <NotDone title={t("support.notDone.send")} {...sending} onRetry={() => submit()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={sending.isBusy} className="max-sm:w-full">
          {t("support.send")}
        </Button>
        <span aria-live="polite" className="text-muted text-sm empty:hidden">
          {isChecking && t("support.checking")}
        </span>
      </div>
    </form>
  );
}

function useNewCase(form: CaseForm, { isLoggedIn, onSent }: NewCaseFormProps, forget: () => void) {
  const t = usePhrase();
  const { isChecking, withCaptcha } = useCaptcha();
  const call = sendTo(createSupportCase);
  const sending = useSubmission(
    (input: Parameters<typeof call>[0], options) =>
      isLoggedIn
        ? call(input, options)
        : withCaptcha(() => call(input, options), { isExpected: true }),
    {
      onDone: ({ caseId }, { email = null }) => {
        forget();
        onSent({ caseId, email });
      },
      onFailed: ({ name, message }) => {
        if (name === "accountInvalid") {
          form.setError("email", { message: t("support.email.invalid") }, { shouldFocus: true });
        } else if (name === "orderUnknown") form.setError("orderId", { message });
        else return false;
        return true;
      },
    },
  );
  const send = form.handleSubmit(async ({ subject, orderId, text = "", email = "" }) => {
    if (subject === null) return;
    await sending.submit({
      subject,
      text,
      ...(isLoggedIn && orderId !== "" ? { orderId } : {}),
      ...(isLoggedIn ? {} : { email: email.normalize("NFKC").trim() }),
    });
  });
  return { sending, isChecking, submit: (event?: React.SubmitEvent) => void send(event) };
}

function SubjectField({ form }: { readonly form: CaseForm }) {
  const t = usePhrase();
  return (
    <Controller
      control={form.control}
      name="subject"
      rules={{ validate: (subject) => subject !== null || t("support.field.blank") }}
      render={({ field, fieldState }) => (
        <Field label={t("support.subject")} error={fieldState.error?.message} isRequired>
          {(control) => (
            <NativeSelect
              {...control}
              value={field.value}
              placeholder={t("support.subject.choose")}
              options={SUPPORT_SUBJECTS.map((subject) => ({
                value: subject,
                label: t(`support.subject.${subject}`),
              }))}
              onValueChange={field.onChange}
            />
          )}
        </Field>
      )}
    />
  );
}

interface OrderFieldProps {
  readonly form: CaseForm;
  readonly orders: readonly ListedOrder[];
  /** The order that the address names; it may be older than those in the list. */
  readonly named: string | null;
}

function OrderField({ form, orders, named }: OrderFieldProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  const listed = orders.map((order) => ({
    value: order.orderId,
    label: joinList(t, [
      `${number(order.quantity)} ${order.crypto}`,
      `${number(order.fiatAmount)} ${order.fiat}`,
      order.label,
      order.orderId,
    ]),
  }));
  const isListed = named === null || listed.some(({ value }) => value === named);
  const options = [
    { value: "", label: t("support.order.none") },
    ...(isListed ? [] : [{ value: named, label: named }]),
    ...listed,
  ];
  return (
    <Controller
      control={form.control}
      name="orderId"
      render={({ field, fieldState }) => (
        <Field label={t("support.order")} error={fieldState.error?.message}>
          {(control) => (
            <NativeSelect
              {...control}
              value={field.value}
              options={options}
              onValueChange={field.onChange}
            />
          )}
        </Field>
      )}
    />
  );
}

function TextField({ form }: { readonly form: CaseForm }) {
  const t = usePhrase();
  const { errors } = form.formState;
  return (
    <Field
      label={t("support.message")}
      hint={t("support.message.hint")}
      error={errors.text?.message}
      isRequired
    >
      {(control) => (
        <TextArea
          {...control}
          rows={7}
          maxLength={LONGEST_SUPPORT_TEXT}
          {...form.register("text", {
            validate: (text = "") => {
              const { length } = text.trim();
              if (length === 0) return t("support.field.blank");
              return length >= SHORTEST_SUPPORT_TEXT || t("support.message.short");
            },
          })}
        />
      )}
    </Field>
  );
}

function EmailField({ form }: { readonly form: CaseForm }) {
  const t = usePhrase();
  const { errors } = form.formState;
  return (
    <Field
      label={t("support.email")}
      hint={t("support.email.hint")}
      error={errors.email?.message}
      isRequired
    >
      {(control) => (
        <TextInput
          {...control}
          type="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          {...form.register("email", {
            validate: (email = "") => {
              if (email.trim() === "") return t("support.field.blank");
              return EMAIL.test(email.trim()) || t("support.email.invalid");
            },
          })}
        />
      )}
    </Field>
  );
}
