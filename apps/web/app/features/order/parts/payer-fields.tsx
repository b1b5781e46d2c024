/** Asks for the paying account, before the seller is notified. */
import { cleanPayer, MAX_PAYER_NAME_LENGTH, type Payer } from "@parley/domain/payment/payer";
import { isSameHolder } from "@parley/domain/payment/holder-name";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Notice } from "@parley/ui/feedback/notice";
import { useRef, useState } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useFocusFirstError } from "@parley/site/focus-first-error";

export interface PayerDraft {
  readonly name: string;
  readonly accountEnd: string;
  /** How often it was sent: from the first time on, what is missing is shown. */
  readonly tries: number;
  readonly change: (part: Partial<Payer>) => void;
  /** Null where something is missing, which is then shown. */
  readonly read: () => Payer | null;
}

export function usePayerDraft(registeredName: string): PayerDraft {
  const [typed, setTyped] = useState<Payer>({ name: registeredName, accountEnd: "" });
  const [tries, setTries] = useState(0);
  return {
    ...typed,
    tries,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    read: () => {
      setTries((before) => before + 1);
      return cleanPayer(typed);
    },
  };
}

export interface PayerFieldsProps {
  readonly draft: PayerDraft;
  readonly registeredName: string;
}

const SOME_END = "0000";
const SOME_NAME = "A";

export function PayerFields({ draft, registeredName }: PayerFieldsProps) {
  const t = usePhrase();
  const { name, accountEnd, tries, change } = draft;
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields, tries);
  const isNameRight = cleanPayer({ name, accountEnd: SOME_END }) !== null;
  const isEndRight = cleanPayer({ name: SOME_NAME, accountEnd }) !== null;
  return (
    <div ref={fields} className="flex flex-col gap-3">
      <Field
        label={t("order.payer.name")}
        error={tries > 0 && !isNameRight ? t("order.appeal.blank") : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={name}
            maxLength={MAX_PAYER_NAME_LENGTH}
            autoComplete="name"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      {isNameRight && !isSameHolder(name, registeredName) && (
        <Notice tone="warning">{t("order.payer.differs.buyer")}</Notice>
      )}
      <Field
        label={t("order.payer.accountEnd")}
        hint={t("order.payer.hint")}
        error={tries > 0 && !isEndRight ? t("order.payer.endInvalid") : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={accountEnd}
            maxLength={8}
            autoComplete="off"
            onChange={(event) => change({ accountEnd: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}
