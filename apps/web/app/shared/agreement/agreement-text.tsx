/** The text of the service agreement, in the page and in the dialog. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { readAgreement } from "@parley/contract/endpoints/site/agreement";

export type Agreement = EndpointReply<typeof readAgreement>;

export interface AgreementTextProps {
  readonly agreement: Agreement;
  /** The level of its headings, below the surrounding one. */
  readonly level: 2 | 3;
}

/** The anchor of a section; sections are counted from one, as people quote them. */
export function sectionId(index: number): string {
  return `section-${index + 1}`;
}

export function AgreementText({ agreement, level }: AgreementTextProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div lang={agreement.language} className="flex flex-col gap-8">
      {agreement.sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} className="flex flex-col gap-2.5">
          <Heading
            id={level === 2 ? sectionId(index) : undefined}
            className="scroll-mt-20 text-base font-semibold"
          >
            {index + 1}. {heading}
          </Heading>
          {paragraphs.map((paragraph, position) => (
            <p key={paragraph} className="text-muted flex gap-3 leading-relaxed">
              <span className="figures text-subtle w-8 shrink-0">
                {index + 1}.{position + 1}
              </span>
              <span className="min-w-0">{paragraph}</span>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
