// Gives every different value a number, and keeps it once: what a million offers ask of their takers,
// and when, is a few hundred things.

export interface NumberedValues<Value> {
  numberOf(value: Value): number;
  valueOf(number: number): Value;
  readonly count: number;
}

/** Values of the same name are the same. */
export function createNumberedValues<Value>(
  nameOf: (value: Value) => string,
): NumberedValues<Value> {
  const numbers = new Map<string, number>();
  const values: { readonly value: Value }[] = [];
  return {
    numberOf(value) {
      const name = nameOf(value);
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, values.length);
      values.push({ value });
      return values.length - 1;
    },
    valueOf(number) {
      const known = values[number];
      if (known === undefined) throw new Error(`no value has the number ${number}`);
      return known.value;
    },
    get count() {
      return values.length;
    },
  };
}
