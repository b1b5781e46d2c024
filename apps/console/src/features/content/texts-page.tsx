/** All help articles or announcements, with what each language has of them. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listContent } from "@parley/contract/endpoints/staff/site";
import {
  CONTENT_KINDS,
  LONGEST_SLUG,
  SLUG,
  type ContentKind,
} from "@parley/phrases/content/content";
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { Link, redirect, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { read } from "../../shell/api.ts";
import { ContentTabs } from "./content-tabs.tsx";
import { KIND_WORDS, LANGUAGE_STATES } from "./content-words.ts";

type ListedText = EndpointReply<typeof listContent>[number];

interface LoadedTexts {
  readonly kind: ContentKind;
  readonly texts: readonly ListedText[];
}

export async function loadTexts({ params }: LoaderFunctionArgs): Promise<LoadedTexts> {
  const kind = CONTENT_KINDS.find((one) => one === params["kind"]);
  if (kind === undefined) throw redirect("/content/article");
  return { kind, texts: await read(listContent, { kind }) };
}

export function TextsPage() {
  const { kind, texts } = useLoaderData<LoadedTexts>();
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-lg font-semibold">Content</h1>
      <ContentTabs current={kind} />
      <ul className="flex flex-col gap-3">
        {texts.map((text) => (
          <TextCard key={text.slug} kind={kind} text={text} />
        ))}
      </ul>
      {texts.length === 0 && <p className="text-muted text-sm">There is none yet.</p>}
      {/* The form of another kind begins empty. */}
      <NewText key={kind} kind={kind} taken={texts.map(({ slug }) => slug)} />
    </div>
  );
}

function TextCard({ kind, text }: { readonly kind: ContentKind; readonly text: ListedText }) {
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
  readonly kind: ContentKind;
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
  const name = KIND_WORDS[kind].one.toLowerCase();
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
          label="Last part of its address"
          hint="Small letters, digits and hyphens. It stays for good."
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

function problemOf(kind: ContentKind, slug: string, taken: readonly string[]): string | null {
  if (!SLUG.test(slug)) return "Use small letters, digits and hyphens, such as new-coins.";
  if (kind === "article" && slug === RESERVED) return "This address belongs to the contact form.";
  return taken.includes(slug) ? "There is one at this address already." : null;
}
