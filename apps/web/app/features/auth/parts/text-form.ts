/**
 * The texts of a short form. The browser keeps them, so that what was typed before hydration stays;
 * they are checked when the form is sent, and from then on with each change.
 */
import { useRef, useState, type ChangeEvent, type SubmitEvent } from "react";

export type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What is wrong with a text, or null, for each field that is shown, in their order. */
export type Checks<Name extends string> = Readonly<
  Partial<Record<Name, (text: string) => string | null>>
>;

export interface TextField<Name extends string> {
  readonly name: Name;
  readonly defaultValue: string | undefined;
  readonly ref: (element: HTMLInputElement | null) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- No text is missing where none is needed.
const noTexts = <Name extends string>() => ({}) as Texts<Name>;

export function useTextForm<Name extends string>(
  checks: Checks<Name>,
  earlier: Texts<Name> = noTexts<Name>(),
) {
  const elements = useRef(new Map<Name, HTMLInputElement>());
  const [texts, setTexts] = useState<Texts<Name>>(earlier);
  const [errors, setErrors] = useState<Texts<Name>>(noTexts<Name>);
  const [isSent, setIsSent] = useState(false);

  const refOf = (name: Name) => (element: HTMLInputElement | null) => {
    if (element === null) elements.current.delete(name);
    else elements.current.set(name, element);
  };
  /** What the browser has, which may have filled a field in by itself. */
  const read = (): Texts<Name> => {
    const found: Partial<Record<Name, string>> = { ...texts };
    for (const [name, { value }] of elements.current) found[name] = value;
    return found;
  };
  const focus = (name: Name) => elements.current.get(name)?.focus();
  const change = (name: Name, text: string) => {
    setTexts((before) => ({ ...before, [name]: text }));
    if (isSent) setErrors((before) => ({ ...before, [name]: checks[name]?.(text) ?? undefined }));
  };

  return {
    texts,
    errors,
    read,
    refOf,
    change,
    field: (name: Name): TextField<Name> => ({
      name,
      defaultValue: earlier[name],
      ref: refOf(name),
      onChange: ({ currentTarget }) => change(name, currentTarget.value),
    }),
    /** The server has refused a field. */
    refuse: (name: Name, message: string) => {
      setErrors((before) => ({ ...before, [name]: message }));
      focus(name);
    },
    sendTo: (send: (texts: Texts<Name>) => Promise<void>) => (event: SubmitEvent) => {
      event.preventDefault();
      const found = read();
      const problems = problemsOf(checks, found);
      setTexts(found);
      setErrors(problems);
      setIsSent(true);
      const first = namesOf(checks).find((name) => problems[name] !== undefined);
      if (first === undefined) void send(found);
      else focus(first);
    },
  };
}

export function problemsOf<Name extends string>(
  checks: Checks<Name>,
  texts: Texts<Name>,
): Texts<Name> {
  const problems: Partial<Record<Name, string>> = {};
  for (const name of namesOf(checks)) {
    const problem = checks[name]?.(texts[name] ?? "") ?? null;
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

function namesOf<Name extends string>(checks: Checks<Name>): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An object has its own names.
  return Object.keys(checks) as Name[];
}
