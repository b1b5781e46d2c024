/** One text in one language: written, looked at, published, and its versions. */
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { Link, useLoaderData, useNavigate } from "react-router";
import { KIND_WORDS } from "./content-words.ts";
import type { LoadedText } from "./load-text.ts";
import { TextEditor } from "./text-editor.tsx";

export function TextPage() {
  const loaded = useLoaderData<LoadedText>();
  const navigate = useNavigate();
  const { kind, slug, language } = loaded;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        <Link to={`/content/${kind}`} className="text-accent">
          {KIND_WORDS[kind].many}
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="min-w-0 text-lg font-semibold break-words">
          {KIND_WORDS[kind].one}: {slug}
        </h1>
        <Field label="Language" className="w-48">
          {(control) => (
            <NativeSelect
              {...control}
              options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].name }))}
              value={language}
              onValueChange={(next) => void navigate(`/content/${kind}/${slug}/${next}`)}
            />
          )}
        </Field>
      </div>
      {/* What was typed belongs to one text in one language. */}
      <TextEditor key={`${kind}/${slug}/${language}`} {...loaded} />
    </div>
  );
}
