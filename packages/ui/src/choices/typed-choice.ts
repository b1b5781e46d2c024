/** Which option is meant by letters that are typed on a closed field. */
export interface TypedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

/** Null: none begins with the text. One letter, once or repeated, goes on to the next option. */
export function findTyped<Value extends string>(
  options: readonly TypedOption<Value>[],
  chosen: Value | null,
  text: string,
): Value | null {
  const letters = Array.from(text.toLowerCase());
  const isOneLetter = new Set(letters).size === 1;
  const start = isOneLetter ? (letters[0] ?? "") : letters.join("");
  const at = options.findIndex(({ value }) => value === chosen);
  const first = Math.max(isOneLetter ? at + 1 : at, 0);
  const inOrder = [...options.slice(first), ...options.slice(0, first)];
  const found = inOrder.find(
    ({ label, isDisabled }) => isDisabled !== true && label.toLowerCase().startsWith(start),
  );
  return found?.value ?? null;
}
