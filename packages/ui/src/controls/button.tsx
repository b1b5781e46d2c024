/**
 * Buttons, and the same look for links. Plain elements: the first page must not load a widget
 * library to show a button.
 */
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonTone = "primary" | "secondary" | "quiet" | "buy" | "sell" | "danger";
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonLook {
  readonly tone?: ButtonTone | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the whole width of its container. */
  readonly isWide?: boolean | undefined;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** Work is under way: the button keeps its place and size, shows it, and takes no second press. */
  readonly isBusy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const BASE =
  "relative inline-flex shrink-0 select-none items-center justify-center gap-1.5 rounded-md border " +
  "text-center font-medium transition-colors " +
  "disabled:cursor-not-allowed aria-busy:pointer-events-none";

const TONES = {
  primary:
    "border-transparent bg-accent-fill text-on-fill not-disabled:hover:bg-accent-fill-hover not-disabled:active:bg-accent-fill-active",
  secondary:
    "border-line-strong bg-surface text-ink not-disabled:hover:bg-hover not-disabled:active:bg-active",
  quiet: "border-transparent text-accent not-disabled:hover:bg-hover not-disabled:active:bg-active",
  buy: "border-transparent bg-buy-fill text-on-fill not-disabled:hover:bg-buy-fill-hover not-disabled:active:bg-buy-fill-active",
  sell: "border-transparent bg-sell-fill text-on-fill not-disabled:hover:bg-sell-fill-hover not-disabled:active:bg-sell-fill-active",
  danger:
    "border-transparent bg-danger-fill text-on-fill not-disabled:hover:bg-danger-fill-hover not-disabled:active:bg-danger-fill-active",
} as const satisfies Record<ButtonTone, string>;

/** Disabled is grey in every tone: a pale green would still promise a purchase. */
const DISABLED = "disabled:bg-active disabled:text-disabled";
const DISABLED_QUIET = "disabled:text-disabled";

/** On phones every button that matters is at least 44 pixels high, the width of a thumb. */
const SIZES = {
  small: "min-h-8 px-3 py-1 text-xs",
  medium: "min-h-11 px-4 py-2 text-sm sm:min-h-9 sm:py-1.5",
  large: "min-h-12 px-6 py-2.5 text-base",
} as const satisfies Record<ButtonSize, string>;

/** The classes of a button, for links that look like one. */
export function buttonClass({
  tone = "primary",
  size = "medium",
  isWide,
}: ButtonLook = {}): string {
  return classNames(
    BASE,
    TONES[tone],
    tone === "quiet" ? DISABLED_QUIET : DISABLED,
    SIZES[size],
    isWide && "w-full",
  );
}

export function Button(props: ButtonProps) {
  const { tone, size, isWide, isBusy = false, icon, children, className, onClick, ...rest } = props;
  const isCovered = isBusy && icon === undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      // Not `disabled`: a disabled button drops the focus, and keyboard users lose their place.
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      className={classNames(buttonClass({ tone, size, isWide }), className)}
    >
      {isCovered && <Spinner className="absolute inset-0 m-auto" />}
      {isBusy && !isCovered ? <Spinner /> : icon}
      <span className={isCovered ? "opacity-0" : undefined}>{children}</span>
    </button>
  );
}
