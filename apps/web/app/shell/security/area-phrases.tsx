/** Further phrases below a part that any page may open, so that not every page has to name them. */
import type { Area } from "@parley/phrases/keys";
import { use, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { usePage } from "../page-data.ts";
import { findPhrases, type Messages } from "../phrase-store.ts";

export interface AreaPhrasesProps {
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Suspends until the phrases are there. */
export function AreaPhrases({ areas, children }: AreaPhrasesProps) {
  const { locale } = usePage();
  const outer = useIntl();
  const found = findPhrases(locale, areas);
  const own: Messages = found instanceof Promise ? use(found) : found;
  return (
    <IntlProvider locale={outer.locale} messages={Object.assign({}, outer.messages, own)}>
      {children}
    </IntlProvider>
  );
}
