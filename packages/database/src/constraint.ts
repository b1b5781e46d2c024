// Tells which rule of the database a statement broke, so that it can be answered as what it means.

/** True when the error says that this very constraint was broken. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === constraint;
}
