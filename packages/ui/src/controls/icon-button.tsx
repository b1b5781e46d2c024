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
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors",
        "enabled:hover:bg-hover enabled:hover:text-ink enabled:active:bg-active",
        "disabled:cursor-not-allowed disabled:text-disabled",
        SIZES[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
