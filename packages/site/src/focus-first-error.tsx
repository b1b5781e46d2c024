import { useEffect, type RefObject } from "react";

/**
 * After a refused submission the focus moves to the first invalid field. `round` counts the
 * refusals: correcting one field must not move the focus to the next.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    if (round === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    // Of a long form only the edge may be visible: its label has to be, and not covered by the
    // header.
    first?.scrollIntoView({ block: "nearest" });
  }, [form, round]);
}
