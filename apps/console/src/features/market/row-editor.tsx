/** The form for one row of the market's terms. What differs is put into the proposal. */
import { fieldsOf, type FieldForm, type TermKind } from "@parley/domain/market/market-terms";
import { Button } from "@parley/ui/controls/button";
import { Field, type FieldControl } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextInput } from "@parley/ui/controls/text-input";
import { Dialog } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { putRow, useDraft } from "./draft.ts";
import { fieldName, partOf, percentOf, unitOf } from "./market-words.ts";

export interface RowEditorProps {
  readonly kind: TermKind;
  readonly row: {
    readonly key: string;
    readonly name: string;
    readonly values: Readonly<Record<string, string>>;
  };
  readonly onClose: () => void;
}

const isPart = (form: FieldForm) => form.form === "decimal" && form.unit === "part";

export function RowEditor({ kind, row, onClose }: RowEditorProps) {
  const draft = useDraft();
  const fields = Object.entries(fieldsOf(kind));
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(
      fields.map(([field, form]) => {
        const edit = draft.find(
          (one) => one.kind === kind && one.key === row.key && one.field === field,
        );
        const value = edit?.after ?? row.values[field] ?? "";
        return [field, isPart(form) && isDecimal(value) ? percentOf(value) : value];
      }),
    ),
  );

  const save = () => {
    const edits = fields.map(([field, form]) => {
      const text = (typed[field] ?? "").trim();
      const after = isPart(form) ? partOf(text) : text;
      return { kind, key: row.key, field, before: row.values[field] ?? "", after };
    });
    // What cannot even be sent is named here; all else is named by the preview.
    putRow(kind, row.key, edits);
    onClose();
  };

  const problems = Object.fromEntries(
    fields.map(([field, form]) => [field, problemOf(form, (typed[field] ?? "").trim())]),
  );
  const isUnfit = Object.values(problems).some((problem) => problem !== null);
  return (
    <Dialog
      isOpen
      title={`Edit ${row.name}`}
      description="Nothing changes yet: it is added to your proposal."
      closeLabel="Close"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button aria-disabled={isUnfit} onClick={() => !isUnfit && save()}>
            Add to the proposal
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isUnfit) save();
        }}
      >
        {fields.map(([field, form]) => {
          const unit = unitOf(kind, row.key, field);
          const value = typed[field] ?? "";
          return (
            <Field
              key={field}
              label={unit === "" ? fieldName(kind, field) : `${fieldName(kind, field)} (${unit})`}
              error={problems[field] ?? null}
            >
              {(control) => (
                <ValueInput
                  control={control}
                  form={form}
                  value={value}
                  onChange={(next) => setTyped((all) => ({ ...all, [field]: next }))}
                />
              )}
            </Field>
          );
        })}
      </form>
    </Dialog>
  );
}

function isDecimal(value: string): boolean {
  return /^\d{1,18}(\.\d{1,18})?$/.test(value);
}

/** What cannot even be written into a proposal; null where it can. */
function problemOf(form: FieldForm, text: string): string | null {
  if (text === "") return "Enter a value.";
  const isNumber = isPart(form) ? /^\d{1,6}(\.\d{1,6})?$/.test(text) : isDecimal(text);
  if (form.form !== "decimal" || isNumber) return null;
  return "Enter a number with a point and without a sign, such as 0.25.";
}

interface ValueInputProps {
  readonly control: FieldControl;
  readonly form: FieldForm;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueInput({ control, form, value, onChange }: ValueInputProps) {
  if (form.form === "decimal") {
    return (
      <TextInput
        {...control}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const choices = form.form === "switch" ? ["on", "off"] : form.choices;
  return (
    <NativeSelect
      {...control}
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      value={value}
      onValueChange={onChange}
    />
  );
}
