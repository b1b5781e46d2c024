/** Adds a payment method: which one, then its fields, its holder and perhaps a picture. */
import { readFields } from "@parley/domain/payment/payment-fields";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Field } from "@parley/ui/controls/field";
import { FileUpload } from "@parley/ui/controls/file-upload";
import { SkeletonText } from "@parley/ui/feedback/skeleton";
import { TextInput } from "@parley/ui/controls/text-input";
import { notify } from "@parley/ui/feedback/toast";
import { useMemo, useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { MethodChoice } from "./method-choice.tsx";
import {
  filterMethods,
  listMethods,
  type Fiat,
  type MethodFilter,
  type PayMethod,
} from "./pay-methods.ts";
import { paymentErrors, type PaymentDraft } from "./payment-errors.ts";
import { SchemaField } from "./schema-field.tsx";
import { useAddition } from "./use-addition.ts";
import { useFiatList } from "./use-fiat-list.ts";
import { PICTURE_TYPES, usePicture, type Picture } from "./use-picture.ts";

export interface AddFormProps {
  /** The verified name. */
  readonly holder: string;
  /** Where canceling leads to. */
  readonly backPath: string;
  readonly onAdded: () => void;
}

export function AddForm(props: AddFormProps) {
  const t = usePhrase();
  const { data: fiatList, isReading, reload } = useFiatList();
  if (fiatList !== null) return <FoundForm {...props} fiatList={fiatList} />;
  return (
    <Card>
      {!isReading ? (
        <ErrorState
          title={t("payment.new.failed")}
          retryLabel={t("payment.new.retry")}
          onRetry={() => void reload()}
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

function FoundForm({ fiatList, ...props }: AddFormProps & { readonly fiatList: readonly Fiat[] }) {
  const methods = useMemo(() => listMethods(fiatList), [fiatList]);
  const [query] = useSearchParams();
  // A reader from an offer in one currency looks for a method of that currency.
  const asked = fiatList.find(({ code: fiat }) => fiat === query.get("fiat"))?.code ?? "";
  const [filter, setFilter] = useState<MethodFilter>({ fiat: asked, country: "" });
  const [code, setCode] = useState<string | null>(null);
  const chosen = methods.find(({ method }) => method.code === code)?.method ?? null;
  const narrow = (next: MethodFilter) => {
    setFilter(next);
    // What the filter hides is not kept behind its back.
    const isLeft = filterMethods(methods, next).some(({ method }) => method.code === code);
    if (!isLeft) setCode(null);
  };
  return (
    <Card className="flex max-w-2xl flex-col gap-6">
      <MethodChoice
        fiatList={fiatList}
        methods={methods}
        filter={filter}
        onFilterChange={narrow}
        value={code}
        onValueChange={setCode}
      />
      {chosen === null ? (
        <FormActions backPath={props.backPath} />
      ) : (
        <DetailsForm key={chosen.code} method={chosen} {...props} />
      )}
    </Card>
  );
}

function DetailsForm({ method, holder, backPath, onAdded }: AddFormProps & { method: PayMethod }) {
  const t = usePhrase();
  const picture = usePicture();
  const form = useForm<PaymentDraft>({
    defaultValues: {
      receiverName: holder,
      fields: Object.fromEntries(method.fields.map(({ name }) => [name, ""])),
    },
    mode: "onTouched",
    resolver: (values) => {
      const errors = paymentErrors(values, method.fields, holder, t);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { add, failure } = useAddition(form, onAdded);
  const submit = async ({ fields, receiverName }: PaymentDraft) => {
    if (picture.isBusy) {
      notify({ tone: "warning", text: t("payment.new.uploading") });
      return;
    }
    const read = readFields(method.fields, fields);
    if (!read.ok) return;
    const { fileId } = picture;
    await add({
      method: method.code,
      fields: read.values,
      receiverName,
      ...(fileId === null ? {} : { pictureFileId: fileId }),
    });
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
      <NotDone title={t("payment.notDone.add")} failure={failure} />
      <FormActions backPath={backPath}>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          {t("payment.new.submit")}
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

/** The way back, and beside it the way on where there is one yet. */
function FormActions({ backPath, children }: { backPath: string; children?: ReactNode }) {
  const t = usePhrase();
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row">
      <Link to={backPath} className={buttonClass({ tone: "secondary" })}>
        {t("payment.cancel")}
      </Link>
      {children}
    </div>
  );
}
