/** The site's one field for amounts, with its texts. */
import { AmountInput as BaseInput, type AmountInputProps } from "@parley/ui/controls/amount-input";
import { languagesSeen } from "./languages-seen.ts";
import { usePhrase } from "./phrase.tsx";

export function AmountInput(props: Omit<AmountInputProps, "words" | "languagesSeen">) {
  const t = usePhrase();
  return (
    <BaseInput
      {...props}
      languagesSeen={languagesSeen}
      words={{
        question: t("shell.amount.question"),
        notAmount: t("shell.amount.notAmount"),
        tooManyDecimals: (most) => t("shell.amount.decimals", { most }),
      }}
    />
  );
}
