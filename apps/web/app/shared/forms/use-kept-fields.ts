/**
 * Fields of a form that are kept while they are typed: Back, a reload or a login in between finds
 * them again. Only the named ones are kept, which are texts; returns a function that forgets them.
 */
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { findKept, keepInput, type InputPlace } from "../../shell/state/kept-input.ts";
import { textsOf, useInputPlace } from "./use-kept-input.ts";

export interface KeptFields<Fields extends FieldValues> {
  readonly form: string;
  readonly subject: string;
  readonly names: readonly FieldPath<Fields>[];
}

export function useKeptFields<Fields extends FieldValues>(
  fields: UseFormReturn<Fields>,
  { form, subject, names }: KeptFields<Fields>,
): () => void {
  const { userId } = useInputPlace(form, subject);
  const { subscribe, getValues, setValue } = fields;
  const [given] = useState(() => names.map((name): unknown => getValues(name)));
  const restore = useEffectEvent((place: InputPlace) => {
    const found = textsOf(findKept(place), names);
    for (const [index, name] of names.entries()) {
      const text = found[name];
      const present: unknown = getValues(name);
      // What was typed before the scripts were there is newer.
      const isNewer = Boolean(present) && present !== given[index];
      if (text === undefined || isNewer) continue;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The caller names fields of text.
      setValue(name, text as FieldPathValue<Fields, FieldPath<Fields>>, { shouldDirty: true });
    }
  });
  const keep = useEffectEvent((place: InputPlace) => {
    const texts = names.map((name) => [name, getValues(name)] as const);
    const filled = texts.filter(([, text]) => typeof text === "string" && text !== "");
    keepInput(place, filled.length === 0 ? null : Object.fromEntries(filled));
  });
  useEffect(() => {
    const place = { userId, form, subject };
    restore(place);
    return subscribe({ formState: { values: true }, callback: () => keep(place) });
  }, [subscribe, userId, form, subject]);
  return () => keepInput({ userId, form, subject }, null);
}
