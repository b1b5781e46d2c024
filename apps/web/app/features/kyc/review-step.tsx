/** Everything once more before it is sent. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { Button } from "@parley/ui/controls/button";
import type { ReactNode } from "react";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { countryName } from "../../shared/identity/country-options.ts";
import { slotLabel } from "../../shared/identity/documents-step.tsx";
import type { KycDraft } from "../../shared/identity/kyc-draft.ts";
import { slotsOf, type KycStep } from "../../shared/identity/kyc-steps.ts";

export interface ReviewStepProps {
  readonly draft: KycDraft;
  readonly onEdit: (step: KycStep) => void;
}

export function ReviewStep({ draft, onEdit }: ReviewStepProps) {
  const t = usePhrase();
  const { locale } = usePage();
  const country =
    draft.country === "" ? "" : countryName(draft.country, LOCALE_INFO[locale].intlTag);
  const files = slotsOf(draft.kycType, draft.documentType)
    .map(({ slot }) => ({
      label: slotLabel(slot, draft.documentType, t),
      value: draft[slot]?.name,
    }))
    .filter(({ value }) => value !== undefined);
  return (
    <>
      <p className="text-muted">{t("kyc.review.text")}</p>
      <Section title={t("kyc.step.details")} onEdit={() => onEdit("details")}>
        {detailRows(draft, country, t).map(([label, value]) => (
          <Row key={label} label={label} value={value} />
        ))}
      </Section>
      <Section title={t("kyc.step.documents")} onEdit={() => onEdit("documents")}>
        {files.map(({ label, value }) => (
          <Row key={label} label={label} value={value ?? ""} />
        ))}
      </Section>
      <p className="text-muted text-sm">{t("kyc.review.confirm")}</p>
    </>
  );
}

function detailRows(draft: KycDraft, country: string, t: Phrase): readonly [string, string][] {
  if (draft.kycType === "company") {
    return [
      [t("kyc.companyName"), draft.companyName],
      [t("kyc.registrationNumber"), draft.registrationNumber],
      [t("kyc.country.company"), country],
      [t("kyc.representativeName"), draft.representativeName],
    ];
  }
  return [
    [t("kyc.realName"), draft.realName],
    [t("kyc.birthDate"), draft.birthDate],
    [t("kyc.country"), country],
    [t("kyc.documentType"), t(`kyc.documentType.${draft.documentType}`)],
    [t("kyc.documentNumber"), draft.documentNumber],
  ];
}

interface SectionProps {
  readonly title: string;
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

function Section({ title, onEdit, children }: SectionProps) {
  const t = usePhrase();
  return (
    <section className="border-line-strong rounded-md border">
      <header className="border-line flex items-center justify-between gap-3 border-b py-1 ps-4 pe-2">
        <h3 className="text-sm font-semibold">{title}</h3>
        <Button tone="quiet" size="small" onClick={onEdit}>
          {t("kyc.review.edit", { section: title })}
        </Button>
      </header>
      <dl className="divide-line divide-y px-4">{children}</dl>
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col gap-x-4 py-2.5 text-sm sm:flex-row sm:justify-between">
      <dt className="text-muted shrink-0">{label}</dt>
      <dd className="min-w-0 font-medium break-words sm:text-end">{value}</dd>
    </div>
  );
}
