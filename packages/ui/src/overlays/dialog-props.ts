/** What a dialog and its window share. */
import { createContext, type ComponentType, type ReactElement, type ReactNode } from "react";

export interface DialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Name of the cross in the corner. Without it there is none, and the footer must offer a way out. */
  readonly closeLabel?: string | undefined;
  /** The button that opens it; leave it out when `isOpen` is controlled from elsewhere. */
  readonly trigger?: ReactElement | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Presses outside do not close it. */
  readonly isInsistent?: boolean | undefined;
  /** Something is sent: nothing closes it, since its outcome would then be shown nowhere. */
  readonly isBusy?: boolean | undefined;
  readonly size?: "small" | "medium" | "large" | "full" | undefined;
  /** The answers, in reading order; the main one last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** How a button inside of a window closes it. */
export const CloseContext = createContext<ComponentType<{ render: ReactElement }> | null>(null);
