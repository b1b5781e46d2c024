import { usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Specimen } from "./guide-section.tsx";

/**
 * Roles are shown by their own names: they are identifiers of the code, not phrases of the site.
 */
const GROUNDS = [
  ["canvas", "bg-canvas text-ink"],
  ["surface", "bg-surface text-ink"],
  ["raised", "bg-raised text-ink"],
  ["sunken", "bg-sunken text-ink"],
  ["hover", "bg-hover text-ink"],
  ["active", "bg-active text-ink"],
  ["inverse", "bg-inverse text-on-inverse"],
  ["deep", "bg-deep text-on-deep"],
  ["deep-raised", "bg-deep-raised text-on-deep-muted"],
] as const;

const FILLS = [
  ["accent-fill", "bg-accent-fill text-on-fill"],
  ["buy-fill", "bg-buy-fill text-on-fill"],
  ["sell-fill", "bg-sell-fill text-on-fill"],
  ["danger-fill", "bg-danger-fill text-on-fill"],
  ["brand", "bg-brand text-on-brand"],
] as const;

const SOFTS = [
  ["brand-soft", "bg-brand-soft text-ink"],
  ["accent-soft", "bg-accent-soft text-accent"],
  ["buy-soft", "bg-buy-soft text-buy"],
  ["sell-soft", "bg-sell-soft text-sell"],
  ["success-soft", "bg-success-soft text-success"],
  ["warning-soft", "bg-warning-soft text-warning"],
  ["danger-soft", "bg-danger-soft text-danger"],
] as const;

const INKS = [
  ["ink", "text-ink"],
  ["muted", "text-muted"],
  ["subtle", "text-subtle"],
  ["accent", "text-accent"],
  ["buy", "text-buy"],
  ["sell", "text-sell"],
  ["warning", "text-warning"],
  ["danger", "text-danger"],
] as const;

export function ColoursSection() {
  const t = usePhrase();
  return (
    <GuideSection id="colours" title={t("test.style.section.colours")}>
      <Specimen>
        {[GROUNDS, FILLS, SOFTS].map((swatches) => (
          <ul key={swatches[0][0]} className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-7">
            {swatches.map(([role, className]) => (
              <li
                key={role}
                className={`border-line-strong flex h-14 items-end rounded-md border p-2 text-xs ${className}`}
              >
                {role}
              </li>
            ))}
          </ul>
        ))}
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium">
          {INKS.map(([role, className]) => (
            <li key={role} className={className}>
              {role}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen>
        <p className="text-4xl font-bold">{t("test.style.type.heading")}</p>
        <p className="text-2xl font-bold">{t("test.style.type.heading")}</p>
        <p className="text-lg font-semibold">{t("test.style.type.heading")}</p>
        <p className="max-w-prose text-sm">{t("test.style.type.body")}</p>
        <p className="text-muted text-xs">{t("test.style.type.small")}</p>
        <p className="figures font-mono text-sm">0123456789 BTC USDT ETH</p>
      </Specimen>
    </GuideSection>
  );
}
