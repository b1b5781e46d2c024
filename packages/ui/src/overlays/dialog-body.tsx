/** What is between the head of a dialog and its buttons, and scrolls where it is longer than the window. */
import { useEffect, useRef, useState, type ReactNode } from "react";

export interface DialogBodyProps {
  readonly label: string;
  readonly children: ReactNode;
}

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Long text without a control is in the order of Tab, so that arrow keys can scroll it. */
export function DialogBody({ label, children }: DialogBodyProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const body = element.current;
    if (body === null) return undefined;
    const look = () => {
      const isLong = body.scrollHeight > body.clientHeight;
      setIsStop(isLong && body.querySelector(FOCUSABLE) === null);
    };
    const sizes = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    sizes.observe(body);
    contents.observe(body, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return (
    <div
      ref={element}
      {...(isStop ? { tabIndex: 0, role: "group", "aria-label": label } : {})}
      className="scroll-cue min-h-0 overflow-y-auto px-5 py-4 last:rounded-b-xl empty:py-1"
    >
      {children}
    </div>
  );
}
