/** The fields of a payment method, its holder and perhaps a picture: to add one, or to change it. */
import { readFields } from "@parley/domain/payment/payment-fields";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { FileUpload } from "@parley/ui/controls/file-upload";
import { TextInput } from "@parley/ui/controls/text-input";
import { Card } from "@parley/ui/data/card";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import { notify } from "@parley/ui/feedback/toast";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { useKeptFields } from "../../shared/forms/use-kept-fields.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { UserPayment } from "./load-payments.ts";
import type { PayMethod } from "./pay-methods.ts";
import { paymentErrors, type PaymentDraft } from "./payment-errors.ts";
import { SchemaField } from "./schema-field.tsx";
import { PICTURE_TYPES, usePicture, type Picture } from "./use-picture.ts";
import { useSaving } from "./use-saving.ts";

export interface DetailsFormProps {
  readonly method: PayMethod;
  /** The verified name. */
  readonly holder: string;
  /** Where canceling leads to. */
  readonly backPath: string;
  readonly onSaved: (id: string) => void;
  /** The account that is changed, in full; without it one is added. */
  readonly payment?: UserPayment;
}

export function DetailsForm({ method, holder, backPath, onSaved, payment }: DetailsFormProps) {
  const t = usePhrase();
  const isEdit = payment !== undefined;
  const picture = usePicture(payment?.picture?.url ?? null);
  const form = useForm<PaymentDraft>({
    defaultValues: {
      receiverName: payment?.receiverName ?? holder,
      // A field that the method has no longer is not sent again.
      fields: Object.fromEntries(
        method.fields.map(({ name }) => [name, payment?.fields[name] ?? ""]),
      ),
    },
    mode: "onTouched",
    resolver: (values) => {
      const errors = paymentErrors(values, method.fields, holder, t);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const forget = useKeptFields(form, {
    form: "payment",
    subject: payment?.id ?? method.code,
    names: ["receiverName", ...method.fields.map(({ name }) => `fields.${name}` as const)],
  });
  const { save, failure } = useSaving(form, payment?.id ?? null, (id) => {
    forget();
    onSaved(id);
  });
  const submit = async ({ fields, receiverName }: PaymentDraft) => {
    if (picture.isBusy) {
      notify({ tone: "warning", text: t("payment.new.uploading") });
      return;
    }
    const read = readFields(method.fields, fields);
    if (!read.ok) return;
    await save({ method: method.code, fields: read.values, receiverName, picture: picture.choice });
  };
  return (
    <form
      noValidate
      aria-label={method.name}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="flex flex-col gap-5"
    >
      {method.fields.map((rule) => (
        <SchemaField key={rule.name} form={form} rule={rule} />
      ))}
      <Field
        label={t("payment.field.receiverName")}
        hint={t("payment.field.receiverName.hint")}
        error={form.formState.errors.receiverName?.message}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register("receiverName")}
            autoComplete="name"
            maxLength={100}
          />
        )}
      </Field>
      <PictureField picture={picture} />
      <NotDone
        title={t(isEdit ? "payment.notDone.edit" : "payment.notDone.add")}
        failure={failure}
      />
      <FormActions backPath={backPath} onCancel={isEdit ? forget : undefined}>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          {t(isEdit ? "payment.edit.submit" : "payment.new.submit")}
        </Button>
      </FormActions>
    </form>
  );
}

function PictureField({ picture }: { readonly picture: Picture }) {
  const t = usePhrase();
  return (
    <FileUpload
      label={
        <span className="flex items-baseline justify-between gap-3">
          {t("payment.field.image")}
          <span className="text-muted text-xs font-normal">{t("payment.field.optional")}</span>
        </span>
      }
      hint={t("payment.image.hint")}
      error={picture.error}
      accept={PICTURE_TYPES.join(",")}
      file={picture.shown}
      onChoose={picture.choose}
      onRemove={picture.remove}
      labels={{
        choose: t("payment.image.choose"),
        drop: t("payment.image.drop"),
        remove: t("payment.image.remove"),
        progress: t("payment.image.progress"),
      }}
    />
  );
}

interface FormWaitingProps {
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** In place of the form until what it is made of is there. */
export function FormWaiting({ isReading, onRetry }: FormWaitingProps) {
  const t = usePhrase();
  return (
    <Card>
      {!isReading ? (
        <ErrorState
          title={t("payment.new.failed")}
          retryLabel={t("payment.new.retry")}
          onRetry={onRetry}
        />
      ) : (
        <div aria-busy>
          <output className="sr-only">{t("payment.new.loading")}</output>
          <SkeletonText lines={6} />
        </div>
      )}
    </Card>
  );
}

interface FormActionsProps {
  readonly backPath: string;
  /** Throws away what was typed: it must not look like what is saved when the form is opened again. */
  readonly onCancel?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The way back, and beside it the way on where there is one yet. */
export function FormActions({ backPath, onCancel, children }: FormActionsProps) {
  const t = usePhrase();
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row">
      <Link to={backPath} onClick={onCancel} className={buttonClass({ tone: "secondary" })}>
        {t("payment.cancel")}
      </Link>
      {children}
    </div>
  );
}
