// Returns which constraint a statement violated, so that it can be reported by its meaning.

/** True when the error says that this very constraint was broken. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === constraint;
}
