// How rules and use cases say no: a value, never an exception.

/** One member for each name, so that a comparison of `error` tells them apart. */
export type RefusedAs<Name extends string> = Name extends string
  ? { readonly ok: false; readonly error: Name }
  : never;

export function refused<Name extends string>(error: Name) {
  return { ok: false, error } as const;
}

/** The field of the call that is missing or wrong. */
export function badInput<Field extends string>(field: Field) {
  return { ok: false, error: "badInput", field } as const;
}
