// Arrays as PostgreSQL reads them. The driver would look at each element several times over; a batch
// has hundreds.

/** For a parameter of any array type but those of bytes and of instants. */
export function arrayText(values: readonly (bigint | boolean | number | string | null)[]): string {
  let text = "{";
  let comma = "";
  for (const value of values) {
    text += comma;
    comma = ",";
    if (value === null) text += "null";
    else if (typeof value === "string") text += quoted(value);
    else text += value;
  }
  return `${text}}`;
}

/** An element of any kind. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${text}"`;
}
