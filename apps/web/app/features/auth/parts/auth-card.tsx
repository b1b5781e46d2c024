/** The frame of an account form: heading, form, links, and a note of caution. */
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { useEffect, useRef, type ReactNode } from "react";
import { usePage } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

/** The fields of these forms are as high as on a phone everywhere: there are few, and they matter. */
export const TALL = "sm:min-h-11";

export interface AuthCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Below the form: other places to go. */
  readonly footer?: ReactNode;
  /**
   * It took the place of another step, so its heading takes the focus and is read aloud, unless a field
   * inside has it already: a code can then be typed at once.
   */
  readonly isStep?: boolean;
  readonly children: ReactNode;
}

export function AuthCard({ title, text, footer, isStep = false, children }: AuthCardProps) {
  const t = usePhrase();
  const { origin } = usePage();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isTaken = card.current?.contains(document.activeElement);
    if (isStep && isTaken !== true) heading.current?.focus();
  }, [isStep]);
  return (
    <div className="flex flex-col gap-5">
      <section
        ref={card}
        className="sm:border-line sm:bg-surface flex flex-col gap-6 sm:rounded-xl sm:border sm:p-8 sm:shadow-raised"
      >
        <header className="flex flex-col gap-1.5">
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
            {title}
          </h1>
          {text !== undefined && <p className="text-muted">{text}</p>}
        </header>
        {children}
        {footer !== undefined && (
          <p className="border-line text-muted border-t pt-5 text-center">{footer}</p>
        )}
      </section>
      <p className="text-muted text-center text-xs">
        <LockKeyhole aria-hidden className="text-success me-1.5 inline size-3.5 align-[-0.15em]" />
        {t("auth.address", { origin })}
      </p>
    </div>
  );
}
