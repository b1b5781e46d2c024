/** The picture of a person, or the generated one: first character on one of ten colour pairs. */
import { generateAvatar } from "@parley/domain/format/generate-avatar";
import UserRound from "lucide-react/icons/user-round";
import { classNames } from "../styles/class-names.ts";

export interface AvatarProps {
  readonly name: string;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** A full green point or an empty grey one, and its meaning as text. */
  readonly presence?: { readonly isOnline: boolean; readonly label: string } | undefined;
}

/** Classes instead of inline styles, which the content policy forbids. */
const PAIRS = [
  "avatar-0",
  "avatar-1",
  "avatar-2",
  "avatar-3",
  "avatar-4",
  "avatar-5",
  "avatar-6",
  "avatar-7",
  "avatar-8",
  "avatar-9",
] as const;

const SIZES = {
  small: "avatar-small",
  medium: "avatar-medium",
  large: "avatar-large",
} as const;

export function Avatar({ name, size = "medium", presence }: AvatarProps) {
  const { firstCharacter, pair } = generateAvatar(name);
  return (
    <span className="avatar-frame">
      {/*
       * The name is beside the picture, so that the picture itself is hidden from screen readers.
       */}
      <span aria-hidden className={classNames("avatar", SIZES[size], PAIRS[pair])}>
        {firstCharacter === "" ? <UserRound className="size-3/5" /> : firstCharacter}
      </span>
      {presence !== undefined && (
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Drawn by the style sheet; there is no file.
          role="img"
          title={presence.label}
          className={presence.isOnline ? "presence presence-online" : "presence"}
        />
      )}
    </span>
  );
}
