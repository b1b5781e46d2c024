/** What a generated avatar shows of a name; pages have the colours of the pairs in a style sheet. */

export const AVATAR_PAIR_COUNT = 10;

/** Place of the name's colour pair. The same name always gets the same pair. */
export function avatarPairOf(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index);
  return sum % AVATAR_PAIR_COUNT;
}

/** Taken by code point: the first half of an emoji would be an unreadable box. */
export function firstCharacterOf(name: string): string {
  const [firstCharacter = ""] = name;
  return firstCharacter;
}
