// A message as a mail: plain text, and the same as HTML that keeps to the reader's own colours, so
// that it can be read in dark and in light mail programs alike.
import { type Locale, LOCALE_INFO } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { addressOf, type Description } from "./description.ts";

export interface MailContext {
  readonly locale: Locale;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** The reader's anti-phishing code, null when there is none. */
  readonly antiPhishingCode: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderMail(description: Description, context: MailContext): RenderedMail {
  const { subject, lead, code, facts, advice, link } = description;
  const { locale, publicUrl } = context;
  const href = link === null ? null : addressOf(link, locale, publicUrl);
  const footer = footerOf(description, context);
  const text = [
    lead,
    ...(code === null ? [] : [code]),
    ...(facts.length === 0
      ? []
      : [facts.map(([label, value]) => lineOf(locale, label, value)).join("\n")]),
    advice.join("\n"),
    ...(link === null || href === null ? [] : [lineOf(locale, link.label, href)]),
    `--\n${footer.join("\n")}`,
  ].filter((part) => part !== "");
  const html = [
    paragraph(lead),
    code === null ? "" : `<p style="${CODE_STYLE}">${escapeHtml(code)}</p>`,
    facts.length === 0 ? "" : `<dl style="margin:16px 0">${facts.map(factHtml).join("")}</dl>`,
    ...advice.map(paragraph),
    link === null || href === null
      ? ""
      : `<p style="margin:16px 0"><a href="${escapeHtml(href)}">${escapeHtml(link.label)}</a></p>`,
    `<hr style="border:0;border-top:1px solid;opacity:0.3;margin:24px 0">`,
    ...footer.map((line) => `<p style="${FOOTER_STYLE}">${escapeHtml(line)}</p>`),
  ];
  return { subject, text: text.join("\n\n"), html: page(subject, locale, html.join("\n")) };
}

function lineOf(locale: Locale, label: string, value: string): string {
  return formatPhrase(locale, "shell.join.label", { label, value });
}

const CODE_STYLE =
  "margin:24px 0;font:bold 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:6px";
const FOOTER_STYLE = "margin:8px 0;font-size:13px;opacity:0.75";

function footerOf(
  { isAccountKnown }: Description,
  { locale, antiPhishingCode }: MailContext,
): string[] {
  const lines: string[] = [];
  if (antiPhishingCode !== null) {
    lines.push(formatPhrase(locale, "mail.antiPhishing.code", { code: antiPhishingCode }));
  } else if (isAccountKnown) {
    lines.push(formatPhrase(locale, "mail.antiPhishing.none"));
  }
  lines.push(formatPhrase(locale, isAccountKnown ? "mail.footer.account" : "mail.footer.entered"));
  return lines;
}

function page(title: string, locale: Locale, body: string): string {
  return `<!doctype html>
<html lang="${LOCALE_INFO[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px">
<div style="max-width:480px;margin:0 auto;font:16px/1.5 system-ui,sans-serif">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">Parley</p>
${body}
</div>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p style="margin:16px 0">${escapeHtml(text)}</p>`;
}

function factHtml([label, value]: readonly [string, string]): string {
  return `<dt style="font-size:13px;opacity:0.75">${escapeHtml(label)}</dt><dd style="margin:0 0 8px;white-space:pre-line">${escapeHtml(value)}</dd>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
