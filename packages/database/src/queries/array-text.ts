// Arrays as PostgreSQL reads them. The driver would look at each number twice and put quotes around
// it; a batch has hundreds.

/** For a parameter of type bigint[]. */
export function bigintArray(numbers: readonly (bigint | null)[]): string {
  return `{${numbers.map((number) => number ?? "null").join(",")}}`;
}
