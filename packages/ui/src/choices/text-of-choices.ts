/** What a closed field says of several choices: the only one by its name, or how many they are. */
export function textOfChoices(
  chosen: readonly { readonly label: string }[],
  summary: (count: number) => string,
): string | null {
  return chosen.length > 1 ? summary(chosen.length) : (chosen[0]?.label ?? null);
}
