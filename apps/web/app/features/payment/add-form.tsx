/** Adds a payment method: which one, then its fields, its holder and perhaps a picture. */
import { Card } from "@parley/ui/data/card";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { DetailsForm, FormActions, FormWaiting } from "./details-form.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { readText, useKeptInput } from "../../shared/forms/use-kept-input.ts";
import { filterMethods, listMethods, type Fiat, type MethodFilter } from "./pay-methods.ts";
import { useFiatList } from "./use-fiat-list.ts";

export interface AddFormProps {
  /** The verified name. */
  readonly holder: string;
  /** Where canceling leads to. */
  readonly backPath: string;
  /** With the id of the new account. */
  readonly onAdded: (id: string) => void;
}

export function AddForm(props: AddFormProps) {
  const { data: fiatList, isReading, reload } = useFiatList();
  if (fiatList !== null) return <FoundForm {...props} fiatList={fiatList} />;
  return <FormWaiting isReading={isReading} onRetry={() => void reload()} />;
}

function FoundForm({ fiatList, ...props }: AddFormProps & { readonly fiatList: readonly Fiat[] }) {
  const methods = useMemo(() => listMethods(fiatList), [fiatList]);
  const [query] = useSearchParams();
  // A reader from an offer in one currency looks for a method of that currency.
  const asked = fiatList.find(({ code: fiat }) => fiat === query.get("fiat"))?.code ?? "";
  const [filter, setFilter] = useState<MethodFilter>({ fiat: asked, country: "" });
  const choice = useKeptInput({
    form: "payment-method",
    subject: asked,
    empty: "",
    read: readText,
  });
  const { value: code, change: setCode } = choice;
  const chosen = methods.find(({ method }) => method.code === code)?.method ?? null;
  const narrow = (next: MethodFilter) => {
    setFilter(next);
    // What the filter hides is not kept behind its back.
    const isLeft = filterMethods(methods, next).some(({ method }) => method.code === code);
    if (!isLeft) setCode("");
  };
  return (
    <Card className="flex max-w-2xl flex-col gap-6">
      <MethodChoice
        fiatList={fiatList}
        methods={methods}
        filter={filter}
        onFilterChange={narrow}
        value={code === "" ? null : code}
        onValueChange={setCode}
      />
      {chosen === null ? (
        <FormActions backPath={props.backPath} />
      ) : (
        <DetailsForm
          key={chosen.code}
          method={chosen}
          {...props}
          onSaved={(id) => {
            choice.forget();
            props.onAdded(id);
          }}
        />
      )}
    </Card>
  );
}
