/**
 * A modal dialog: the focus is moved in, kept and restored; Escape and the backdrop close it unless
 * its input must not be lost by a stray press.
 *
 * Its window is loaded when the reader points at the button or focuses it. If it is opened before the
 * window is there, the page is covered and shows that it is coming.
 */
import {
  cloneElement,
  createElement,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
} from "react";
import { Spinner } from "../controls/spinner.tsx";
import { reportMissingCode } from "../feedback/missing-code.tsx";
import { CloseContext, type DialogProps } from "./dialog-props.ts";
import type { DialogWindow } from "./dialog-window.tsx";
import { useLayer } from "./layers.tsx";

export type { DialogProps } from "./dialog-props.ts";

type Code = typeof DialogWindow;

/** Once it is loaded, later dialogs have it at once. */
let arrived: Code | null = null;

/** Null: it cannot be loaded. */
async function load(): Promise<Code | null> {
  arrived ??= (await import("./dialog-window.tsx").catch(() => null))?.DialogWindow ?? null;
  return arrived;
}

export function Dialog(props: DialogProps) {
  const { trigger, ...rest } = props;
  const [isOpenByTrigger, setIsOpenByTrigger] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const isOpen = props.isOpen ?? isOpenByTrigger;
  const change = (next: boolean) => {
    if (!next && props.isBusy === true) return;
    setIsOpenByTrigger(next);
    props.onOpenChange?.(next);
  };
  const Window = useWindow(isOpen, () => change(false));
  useLayer(isOpen, () => change(false));
  const open = (element: HTMLElement) => {
    opener.current = element;
    change(true);
  };
  return (
    <>
      {trigger !== undefined && <Trigger button={trigger} isOpen={isOpen} onOpen={open} />}
      {Window !== null &&
        // oxlint-disable-next-line react/refs -- Passed on, and read when the dialog is closed.
        createElement(Window, {
          ...rest,
          isOpen,
          onOpenChange: change,
          opener: trigger === undefined ? null : opener,
        })}
      {Window === null && isOpen && (
        <span
          aria-busy
          className="fixed inset-0 z-overlay flex items-center justify-center bg-overlay"
        >
          <Spinner className="size-8 text-on-fill" />
        </span>
      )}
    </>
  );
}

/** Null until it is wanted and loaded. It stays when the dialog is closed, which is animated. */
function useWindow(isOpen: boolean, giveUp: () => void): Code | null {
  const [Window, setWindow] = useState<Code | null>(null);
  const fail = useEffectEvent(() => {
    giveUp();
    reportMissingCode();
  });
  useEffect(() => {
    if (!isOpen || Window !== null) return undefined;
    let isCurrent = true;
    const show = async () => {
      const code = await load();
      if (!isCurrent) return;
      if (code === null) fail();
      else setWindow(() => code);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Window]);
  return Window ?? (isOpen ? arrived : null);
}

interface TriggerProps {
  readonly button: ReactElement;
  readonly isOpen: boolean;
  readonly onOpen: (element: HTMLElement) => void;
}

interface ButtonProps extends Record<string, unknown> {
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

function Trigger({ button, isOpen, onOpen }: TriggerProps) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A trigger is a button, or a component that passes its properties on to one.
  const element = button as ReactElement<ButtonProps>;
  return cloneElement(element, {
    "aria-haspopup": "dialog",
    "aria-expanded": isOpen,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: (event) => {
      element.props.onClick?.(event);
      if (!event.defaultPrevented) onOpen(event.currentTarget);
    },
  });
}

export interface DialogCloseProps {
  /** The button that closes, such as `<Button tone="secondary">`. */
  readonly button: ReactElement;
}

/** A button that closes its dialog. */
export function DialogClose({ button }: DialogCloseProps) {
  const Close = useContext(CloseContext);
  return Close === null ? button : createElement(Close, { render: button });
}
