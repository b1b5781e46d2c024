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
  "bg-avatar-0 text-avatar-0-ink",
  "bg-avatar-1 text-avatar-1-ink",
  "bg-avatar-2 text-avatar-2-ink",
  "bg-avatar-3 text-avatar-3-ink",
  "bg-avatar-4 text-avatar-4-ink",
  "bg-avatar-5 text-avatar-5-ink",
  "bg-avatar-6 text-avatar-6-ink",
  "bg-avatar-7 text-avatar-7-ink",
  "bg-avatar-8 text-avatar-8-ink",
  "bg-avatar-9 text-avatar-9-ink",
] as const;

const SIZES = {
  small: "size-6 text-xs",
  medium: "size-8 text-sm",
  large: "size-12 text-lg",
} as const;

export function Avatar({ name, size = "medium", presence }: AvatarProps) {
  const { firstCharacter, pair } = generateAvatar(name);
  return (
    <span className="relative inline-flex shrink-0">
      {/*
       * The name is beside the picture, so that the picture itself is hidden from screen readers.
       */}
      <span aria-hidden className={classNames("avatar", SIZES[size], PAIRS[pair])}>
        {firstCharacter === "" ? <UserRound className="size-3/5" /> : firstCharacter}
      </span>
      {presence !== undefined && (
        <span
          title={presence.label}
          className={classNames(
            "presence",
            presence.isOnline ? "border-success bg-success" : "border-control bg-surface",
          )}
        >
          <span className="sr-only">{presence.label}</span>
        </span>
      )}
    </span>
  );
}
