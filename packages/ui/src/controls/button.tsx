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

/** Disabled is grey in every tone: a pale green would still promise a purchase. */
const TONES = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "button-quiet",
  buy: "button-buy",
  sell: "button-sell",
  danger: "button-danger",
} as const satisfies Record<ButtonTone, string>;

/** On phones every button that matters is at least 44 pixels high, the width of a thumb. */
const SIZES = {
  small: "button-small",
  medium: "button-medium sm:min-h-9 sm:py-1.5",
  large: "button-large",
} as const satisfies Record<ButtonSize, string>;

/** The classes of a button, for links that look like one. */
export function buttonClass({
  tone = "primary",
  size = "medium",
  isWide,
}: ButtonLook = {}): string {
  return classNames("button", TONES[tone], SIZES[size], isWide && "w-full");
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
