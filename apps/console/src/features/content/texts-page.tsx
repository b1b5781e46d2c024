/** All help articles or announcements, with what each language has of them. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listContent } from "@parley/contract/endpoints/staff/site";
import { TEXT_KINDS, LONGEST_SLUG, SLUG, type TextKind } from "@parley/phrases/content/content";
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { Link, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { read } from "../../shell/api.ts";
import { AgreementNotice, loadAgreement, stateOf, type AgreementState } from "./agreement.tsx";
import { ContentTabs } from "./content-tabs.tsx";
import { KIND_WORDS, LANGUAGE_STATES } from "./content-words.ts";

type ListedText = EndpointReply<typeof listContent>[number];

interface LoadedTexts {
  readonly kind: TextKind;
  readonly texts: readonly ListedText[];
  /** Of the agreement alone. */
  readonly agreement: AgreementState | null;
}

export async function loadTexts({ params }: LoaderFunctionArgs): Promise<LoadedTexts> {
  const kind = TEXT_KINDS.find((one) => one === params["kind"]);
  if (kind === undefined) throw redirect("/content/article");
  const [texts, agreement] = await Promise.all([
    read(listContent, { kind }),
    kind === "agreement" ? loadAgreement() : null,
  ]);
  return { kind, texts, agreement };
}

export function TextsPage() {
  const { kind, texts, agreement } = useLoaderData<LoadedTexts>();
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-lg font-semibold">Content</h1>
      <ContentTabs current={kind} />
      {agreement !== null && <AgreementNotice present={agreement.present} />}
      <ul className="flex flex-col gap-3">
        {texts.map((text) => (
          <TextCard
            key={text.slug}
            kind={kind}
            text={text}
            mark={agreement === null ? null : stateOf(agreement, text.slug)}
          />
        ))}
      </ul>
      {texts.length === 0 && <p className="text-muted text-sm">There is none yet.</p>}
      {/* The form of another kind begins empty. */}
      <NewText key={kind} kind={kind} taken={texts.map(({ slug }) => slug)} />
    </div>
  );
}

interface TextCardProps {
  readonly kind: TextKind;
  readonly text: ListedText;
  /** What else there is to say about it. */
  readonly mark: string | null;
}

function TextCard({ kind, text, mark }: TextCardProps) {
  const { slug, title, topic, date, languages, isWithdrawn } = text;
  const count = languages.filter(({ state }) => state === "shown" || state === "outdated").length;
  return (
    <li className="border-line bg-surface flex flex-col gap-2 rounded-lg border p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-sm font-semibold break-words">
          <Link to={`/content/${kind}/${slug}/en`} className="text-accent">
            {title}
          </Link>
        </h2>
        {isWithdrawn && <Badge tone="danger">Withdrawn</Badge>}
        {mark !== null && <Badge tone="accent">{mark}</Badge>}
        <span className="text-muted text-sm break-all">
          {[slug, topic, date].filter((one) => one !== null).join(", ")}
        </span>
        <span className="text-muted ms-auto text-sm">
          {count} of {LOCALES.length} languages
        </span>
      </div>
      <ul aria-label={`Languages of ${title}`} className="flex flex-wrap gap-1.5">
        {languages.map(({ language, state }) => (
          <li key={language}>
            <Link
              to={`/content/${kind}/${slug}/${language}`}
              title={`${nameOf(language)}: ${LANGUAGE_STATES[state].text}`}
              className="inline-flex min-h-8 items-center"
            >
              <Badge tone={LANGUAGE_STATES[state].tone}>
                {language}
                {state !== "shown" && <span aria-hidden> {MARKS[state]}</span>}
                <span className="sr-only">
                  {" "}
                  {nameOf(language)}: {LANGUAGE_STATES[state].text}
                </span>
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Beside the colour, which not all readers can tell apart. */
const MARKS = { outdated: "old", missing: "none", withdrawn: "off" } as const;

function nameOf(language: string): string {
  const locale = LOCALES.find((one) => one === language);
  return locale === undefined ? language : LOCALE_INFO[locale].name;
}

interface NewTextProps {
  readonly kind: TextKind;
  readonly taken: readonly string[];
}

/** `/help/contact` is the contact form. */
const RESERVED = "contact";

function NewText({ kind, taken }: NewTextProps) {
  const navigate = useNavigate();
  const [slug, setSlug] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const open = () => {
    const found = problemOf(kind, slug, taken);
    setProblem(found);
    if (found === null) void navigate(`/content/${kind}/${slug}/en`);
  };
  const name = kind === "agreement" ? "version" : KIND_WORDS[kind].one.toLowerCase();
  return (
    <Panel title={`New ${name}`}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Field
          label={kind === "agreement" ? "From which day on" : "Last part of its address"}
          hint={
            kind === "agreement"
              ? "As 2027-01-31. The version is named by it and in force from midnight in UTC on."
              : "Small letters, digits and hyphens. It stays for good."
          }
          error={problem}
          className="max-w-sm flex-1"
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={LONGEST_SLUG}
              value={slug}
              onChange={(event) => setSlug(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary">
          Write it
        </Button>
      </form>
    </Panel>
  );
}

function problemOf(kind: TextKind, slug: string, taken: readonly string[]): string | null {
  if (kind === "agreement") {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(slug) && !Number.isNaN(Date.parse(slug));
    if (!isDay) return "Write a day as 2027-01-31.";
    if (Date.parse(slug) <= Date.now()) return "Choose a later day.";
  } else if (!SLUG.test(slug)) return "Use small letters, digits and hyphens, such as new-coins.";
  if (kind === "article" && slug === RESERVED) return "This address belongs to the contact form.";
  return taken.includes(slug) ? "There is one at this address already." : null;
}
