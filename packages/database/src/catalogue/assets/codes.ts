// Long lists of codes are easier to read and to compare as lines of words.

export function codes(words: string): readonly string[] {
  return words.trim().split(/\s+/v);
}
