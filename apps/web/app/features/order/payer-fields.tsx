/** Asks which account the payment came from, before the seller is told of it. */
import { cleanPayer, MAX_PAYER_NAME_LENGTH, type Payer } from "@parley/domain/order/payer";
import { isSameHolder } from "@parley/domain/payment/holder-name";
import { Field } from "@parley/ui/field";
import { TextInput } from "@parley/ui/text-input";
import { Notice } from "@parley/ui/notice";
import { useState } from "react";
import { usePhrase } from "../../shell/phrase.tsx";

export interface PayerDraft {
  readonly name: string;
  readonly accountEnd: string;
  readonly isTried: boolean;
  readonly change: (part: Partial<Payer>) => void;
  /** Null where something is missing, which is then shown. */
  readonly read: () => Payer | null;
}

export function usePayerDraft(registeredName: string): PayerDraft {
  const [typed, setTyped] = useState<Payer>({ name: registeredName, accountEnd: "" });
  const [isTried, setIsTried] = useState(false);
  return {
    ...typed,
    isTried,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    read: () => {
      setIsTried(true);
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
  const { name, accountEnd, isTried, change } = draft;
  const isNameRight = cleanPayer({ name, accountEnd: SOME_END }) !== null;
  const isEndRight = cleanPayer({ name: SOME_NAME, accountEnd }) !== null;
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t("order.payer.name")}
        error={isTried && !isNameRight ? t("order.appeal.blank") : undefined}
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
        error={isTried && !isEndRight ? t("order.payer.endInvalid") : undefined}
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
