/**
 * A value that a form keeps while it is typed: Back, a reload or a login in between finds it again.
 * The server knows nothing of it, so that a page it has rendered shows it right after hydration.
 */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { useState } from "react";
import { findKept, keepInput, type InputPlace } from "../../shell/state/kept-input.ts";
import { useUser } from "../../shell/page/user-store.ts";

export interface KeptForm<Value> {
  readonly form: string;
  /** What it is about; empty where there is one such form only. */
  readonly subject: string;
  /** Without any input: this is not kept. */
  readonly empty: Value;
  /** Null for what is no such value: another build may have written it. */
  readonly read: (found: unknown) => Value | null;
}

export interface KeptInput<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** It was sent: a later visit begins anew, while the form still shows it. */
  readonly forget: () => void;
}

export function useKeptInput<Value>(kept: KeptForm<Value>): KeptInput<Value> {
  const { form, subject, empty, read } = kept;
  const isHydrated = useIsHydrated();
  const place = useInputPlace(form, subject);
  const [state, setState] = useState<Shown<Value>>({ place: null, value: empty });
  const current = isHydrated ? follow(state, place, empty, read) : state;
  if (current !== state) setState(current);
  const { value } = current;
  const change = (next: Value) => {
    setState({ place, value: next });
    keepInput(place, isSame(next, empty) ? null : next);
  };
  return { value, change, forget: () => keepInput(place, null) };
}

interface Shown<Value> {
  /** Whose input it is; null until the browser has looked for it. */
  readonly place: InputPlace | null;
  readonly value: Value;
}

function follow<Value>(
  shown: Shown<Value>,
  place: InputPlace,
  empty: Value,
  read: (found: unknown) => Value | null,
): Shown<Value> {
  const before = shown.place;
  const isSameForm =
    before === null || (before.form === place.form && before.subject === place.subject);
  if (isSameForm && before?.userId === place.userId) return shown;
  return { place, value: read(findKept(place)) ?? (isSameForm ? shown.value : empty) };
}

export function useInputPlace(form: string, subject: string): InputPlace {
  const userId = useUser()?.userId ?? "";
  return { userId, form, subject };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function readText(found: unknown): string | null {
  return typeof found === "string" ? found : null;
}

/** The named texts of what was found; those of another kind are left out. */
export function textsOf(
  found: unknown,
  names: readonly string[],
): Readonly<Partial<Record<string, string>>> {
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(Object(found)));
  const texts = names.flatMap((name) => {
    const text = all[name];
    return typeof text === "string" ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}
