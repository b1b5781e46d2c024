/**
 * A small panel below a button of the page's frame, for lists of links such as the languages. It is
 * the browser's own `details`, so it opens without scripts and costs next to nothing; a script only
 * adds that Escape, a press elsewhere and leaving by keyboard close it.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../styles/class-names.ts";

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** The name of the button when the summary is only an icon. */
  readonly summaryLabel?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly align?: "start" | "end" | undefined;
  readonly panelClassName?: string | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

export function Disclosure(props: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeFromOutside(details), []);
  return (
    <details
      ref={details}
      className="group relative"
      onToggle={(event) => props.onToggle?.(event.currentTarget.open)}
    >
      <summary
        aria-label={props.summaryLabel}
        className={classNames("disclosure-button", props.summaryClassName)}
      >
        {props.summary}
      </summary>
      <div
        className={classNames(
          "disclosure-panel",
          props.align === "end" ? "end-0" : "start-0",
          props.panelClassName ?? "min-w-44",
        )}
      >
        {props.children}
      </div>
    </details>
  );
}

function closeFromOutside(reference: { readonly current: HTMLDetailsElement | null }): () => void {
  const isOutside = (target: EventTarget | null) =>
    !(target instanceof Node && reference.current?.contains(target) === true);
  const close = () => reference.current?.removeAttribute("open");
  const onPointerDown = (event: PointerEvent) => {
    if (isOutside(event.target)) close();
  };
  const onFocusIn = (event: FocusEvent) => {
    if (isOutside(event.target)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || reference.current?.open !== true) return;
    const hadFocus = !isOutside(document.activeElement);
    close();
    if (hadFocus) reference.current.querySelector("summary")?.focus();
  };
  // A chosen link leads on, and the list has done its work.
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && !isOutside(target) && target.closest("a") !== null) close();
  };
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("click", onClick);
  return () => {
    document.removeEventListener("pointerdown", onPointerDown);
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("click", onClick);
  };
}
