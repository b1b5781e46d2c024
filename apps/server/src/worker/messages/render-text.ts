// A message as a text message: one short paragraph. A code comes first, where the telephone's
// notification shows it and finds it for filling in.
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { Description } from "./describe-message.ts";

export function renderText(description: Description, locale: Locale): string {
  const { lead, code, facts, advice } = description;
  if (code !== null) return formatPhrase(locale, "mail.text.code", { code, purpose: lead });
  const values = facts.map(([, value]) => value).join(", ");
  return [`Parley: ${lead}`, ...(values === "" ? [] : [`(${values})`]), ...advice].join(" ");
}
