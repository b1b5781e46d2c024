/** The picture of a person, or the generated one: first character on one of ten colour pairs. */
import { avatarPairOf, firstCharacterOf } from "@parley/domain/format/avatar-pair";
import UserRound from "lucide-react/icons/user-round";
import { classNames } from "../styles/class-names.ts";
import { PAIRS } from "./pairs.ts";

export interface AvatarProps {
  readonly name: string;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** A full green point or an empty grey one, and its meaning as text. */
  readonly presence?: { readonly isOnline: boolean; readonly label: string } | undefined;
}

const SIZES = {
  small: "avatar-small",
  medium: "avatar-medium",
  large: "avatar-large",
} as const;

export function Avatar({ name, size = "medium", presence }: AvatarProps) {
  const firstCharacter = firstCharacterOf(name);
  return (
    <span className="avatar-frame">
      {/*
       * The name is beside the picture, so that the picture itself is hidden from screen readers.
       */}
      <span aria-hidden className={classNames("avatar", SIZES[size], PAIRS[avatarPairOf(name)])}>
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
