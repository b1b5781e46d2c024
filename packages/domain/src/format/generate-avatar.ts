/**
 * The picture of a person who has uploaded none: the first character of the name on one of ten
 * preset colour pairs. The same name always gets the same pair.
 */
import { avatarPairOf, firstCharacterOf } from "./avatar-pair.ts";

export interface GeneratedAvatar {
  readonly name: string;
  readonly firstCharacter: string;
  /** Place of the pair in `AVATAR_PAIRS`, for style sheets that name the pairs by number. */
  readonly pair: number;
  readonly backgroundColor: string;
  readonly foregroundColor: string;
}

export interface AvatarPair {
  readonly background: string;
  readonly foreground: string;
}

/** Every pair reaches the contrast of 4.5 : 1 that WCAG AA asks of text. */
export const AVATAR_PAIRS = [
  { background: "#dbe7ff", foreground: "#1b4397" },
  { background: "#d8f0e3", foreground: "#0d5a37" },
  { background: "#fde3e1", foreground: "#952a24" },
  { background: "#fcebcd", foreground: "#7a4a05" },
  { background: "#e9e1fb", foreground: "#54319b" },
  { background: "#d5f0f4", foreground: "#0c5561" },
  { background: "#fbe0ee", foreground: "#8b2160" },
  { background: "#e6efcf", foreground: "#45590f" },
  { background: "#e2e6ec", foreground: "#3a4657" },
  { background: "#f6e1d6", foreground: "#83401c" },
] as const satisfies readonly AvatarPair[];

export function generateAvatar(name: string): GeneratedAvatar {
  const pair = avatarPairOf(name);
  const { background, foreground } = AVATAR_PAIRS[pair] ?? AVATAR_PAIRS[0];
  return {
    name,
    firstCharacter: firstCharacterOf(name),
    pair,
    backgroundColor: background,
    foregroundColor: foreground,
  };
}
