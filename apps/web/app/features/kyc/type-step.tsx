import { RadioGroup } from "@parley/ui/controls/radio-group";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { KycForm } from "../../shared/identity/use-kyc-form.ts";

/** A person or a company: everything that follows depends on it. */
export function TypeStep({ form }: { form: KycForm }) {
  const t = usePhrase();
  return (
    <RadioGroup
      label={t("kyc.type")}
      value={form.watch("kycType")}
      onValueChange={(kycType) => form.setValue("kycType", kycType)}
      options={[
        {
          value: "individual",
          label: t("kyc.type.individual"),
          hint: t("kyc.type.individual.hint"),
        },
        { value: "company", label: t("kyc.type.company"), hint: t("kyc.type.company.hint") },
      ]}
    />
  );
}
