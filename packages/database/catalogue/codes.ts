// Long lists of ISO codes are easier to read and to compare as one line of words.

export function codes(words: string): readonly string[] {
  return words.split(" ");
}
