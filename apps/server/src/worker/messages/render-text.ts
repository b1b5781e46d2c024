// A message as a text message: one short paragraph. A code is first, where the telephone's
// notification shows it and fills it in.
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { addressOf, type Description } from "./description.ts";

export function renderText(description: Description, locale: Locale, publicUrl: string): string {
  const { lead, code, facts, advice, link, isLinkTexted = false } = description;
  if (code !== null) return formatPhrase(locale, "mail.text.code", { code, purpose: lead });
  const news = formatPhrase(locale, "shell.join.label", { label: "Parley", value: lead });
  const values = facts.map(([, value]) => value);
  const first = values.length === 0 ? news : withAside(locale, news, values);
  const links = isLinkTexted && link !== null ? [addressOf(link, locale, publicUrl)] : [];
  return [first, ...advice, ...links].reduce((before, after) =>
    formatPhrase(locale, "shell.join.sentences", { before, after }),
  );
}

function withAside(locale: Locale, text: string, values: readonly string[]): string {
  const aside = values.reduce((before, after) =>
    formatPhrase(locale, "shell.join.list", { before, after }),
  );
  return formatPhrase(locale, "shell.join.aside", { text, aside });
}
