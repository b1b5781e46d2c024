/** A button that is only an icon. Its name is required for screen readers. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: "small" | "medium" | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const SIZES = { small: "size-7", medium: "size-11 sm:size-9" } as const;

export function IconButton({ label, icon, size = "medium", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames("icon-button", SIZES[size], className)}
    >
      {icon}
    </button>
  );
}
