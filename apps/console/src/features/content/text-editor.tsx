/**
 * The text as it is written, with what is wrong with it and how it will look. What was typed stays
 * when another administrator publishes first: the writer then chooses what becomes of it.
 */
import { readText } from "@parley/phrases/content/read-agreement";
import { findDifferences } from "@parley/phrases/content/frame";
import { DEFAULT_LOCALE, LOCALE_INFO } from "@parley/phrases/locales";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { DiffView } from "../../parts/diff-view.tsx";
import { Panel } from "../../parts/panel.tsx";
import { differenceText, problemText } from "./content-words.ts";
import { useKeptText } from "./kept-text.ts";
import { PublishDialog, type Publication } from "./publish-dialog.tsx";
import { templateOf } from "./template.ts";
import type { LoadedText } from "./load-text.ts";
import { TextPreview } from "./text-preview.tsx";
import { VersionList } from "./version-list.tsx";

export function TextEditor({ kind, slug, language, text }: LoadedText) {
  const [kept, keep] = useKeptText(`${kind}/${slug}/${language}`);
  const [publication, setPublication] = useState<Publication | null>(null);
  const { revalidate } = useRevalidator();
  const present = text.source ?? "";
  const source = kept?.source ?? text.source ?? text.start ?? text.original ?? templateOf(kind);
  const { tag } = LOCALE_INFO[language];
  const isChanged = source !== present;
  const isOvertaken = kept !== null && kept.version !== text.version;
  const result = readText(kind, source);
  const problem = result.ok ? null : problemText(result.problem, result.line);
  const isMissingOriginal = language !== DEFAULT_LOCALE && text.original === null;
  const canPublish = isChanged && problem === null && !isOvertaken && !isMissingOriginal;
  const name = { kind, slug, language };

  return (
    <div className="flex flex-col gap-4">
      <State
        kind={kind}
        isShown={text.source !== null}
        version={text.version}
        language={language}
      />
      {isMissingOriginal && (
        <Notice tone="warning">
          A translation needs an English text: write and publish that one first.
        </Notice>
      )}
      {isOvertaken && kept !== null && (
        <Overtaken
          version={text.version}
          before={present}
          after={kept.source}
          tag={tag}
          onKeep={() => keep({ source: kept.source, version: text.version })}
          onDrop={() => keep(null)}
        />
      )}
      <div className="grid gap-4 xl:grid-cols-2">
        <Panel title="Text">
          <div className="flex flex-col gap-4">
            <Field
              label="Text in the small Markdown"
              error={problem}
              hint="Sections begin with “## Heading {#anchor}”, a paragraph is one line, links stay on the site."
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={24}
                  lang={tag}
                  spellCheck
                  className="font-mono text-sm"
                  value={source}
                  onChange={({ currentTarget: { value } }) =>
                    keep({ source: value, version: kept?.version ?? text.version })
                  }
                />
              )}
            </Field>
            {language !== DEFAULT_LOCALE && result.ok && (
              <Differences kind={kind} original={text.original} source={source} />
            )}
            <div className="flex flex-wrap items-center gap-2">
              <Button
                aria-disabled={!canPublish}
                onClick={() => {
                  if (canPublish) setPublication({ source, before: present, title: "Publish" });
                }}
              >
                Publish
              </Button>
              {kept !== null && !isOvertaken && (
                <Button tone="secondary" onClick={() => keep(null)}>
                  Drop what I typed
                </Button>
              )}
              {text.source !== null && (
                <Button
                  tone="danger"
                  onClick={() =>
                    setPublication({ source: null, before: present, title: "Withdraw" })
                  }
                >
                  Withdraw
                </Button>
              )}
              {!isChanged && <span className="text-muted text-sm">Nothing is changed yet.</span>}
            </div>
          </div>
        </Panel>
        <Panel title="As readers will see it">
          {result.ok ? (
            <TextPreview content={result.content} figures={text.figures} tag={tag} />
          ) : (
            <p className="text-muted text-sm">It is shown as soon as the text can be read.</p>
          )}
        </Panel>
      </div>
      <VersionList
        text={text}
        tag={tag}
        onRestore={(version, old) =>
          setPublication({ source: old, before: present, title: `Restore version ${version}` })
        }
      />
      {publication !== null && (
        <PublishDialog
          {...name}
          {...publication}
          tag={tag}
          version={text.version}
          onDone={() => {
            keep(null);
            setPublication(null);
            void revalidate();
          }}
          onOvertaken={() => {
            setPublication(null);
            void revalidate();
          }}
          onClose={() => setPublication(null)}
        />
      )}
    </div>
  );
}

interface StateProps extends Pick<LoadedText, "kind" | "language"> {
  readonly isShown: boolean;
  readonly version: number;
}

function State({ kind, isShown, version, language }: StateProps) {
  if (kind === "agreement") {
    const state = version === 0 ? "Not written yet." : `Version ${version} of the draft.`;
    return <p className="text-muted text-sm">{state} Readers see it when it is in force.</p>;
  }
  const where = version === 0 ? "It comes with the product." : `Version ${version}.`;
  const none =
    language === DEFAULT_LOCALE
      ? "No reader sees it."
      : "Readers of this language get the English text.";
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone={isShown ? "success" : "neutral"}>{isShown ? "Shown" : "Not shown"}</Badge>
      <span className="text-muted">{isShown ? where : none}</span>
    </p>
  );
}

interface OvertakenProps {
  readonly version: number;
  readonly before: string;
  readonly after: string;
  readonly tag: string;
  readonly onKeep: () => void;
  readonly onDrop: () => void;
}

function Overtaken({ version, before, after, tag, onKeep, onDrop }: OvertakenProps) {
  return (
    <Notice tone="warning" role="alert" title={`Version ${version} was published meanwhile`}>
      <div className="mt-1 flex flex-col gap-3">
        <p>
          Your text is kept and not published. Compare it with the new version, take over what you
          need, and go on with yours; or drop yours.
        </p>
        <DiffView label="From the new version to yours" before={before} after={after} lang={tag} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onKeep}>
            Go on with my text
          </Button>
          <Button size="small" tone="secondary" onClick={onDrop}>
            Drop my text
          </Button>
        </div>
      </div>
    </Notice>
  );
}

interface DifferencesProps {
  readonly kind: LoadedText["kind"];
  readonly original: string | null;
  readonly source: string;
}

/** A translation may differ, but rarely should. */
function Differences({ kind, original, source }: DifferencesProps) {
  const english = original === null ? null : readText(kind, original);
  const own = readText(kind, source);
  if (english === null || !english.ok || !own.ok) return null;
  const differences = findDifferences(english.content, own.content).map(differenceText);
  if (differences.length === 0) return null;
  return (
    <Notice tone="warning" title="It is built otherwise than the English text">
      <ul className="list-disc ps-5">
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    </Notice>
  );
}
