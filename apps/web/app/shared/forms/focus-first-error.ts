import { useEffect, type RefObject } from "react";

/**
 * After a submission was refused, the keyboard stands in the first field that is wrong. `round`
 * counts the refusals: mending one field must not carry the focus off to the next.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    if (round === 0) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus();
    // Of a long form only the edge may be seen: its label has to be, and no header may lie over it.
    first?.scrollIntoView({ block: "nearest" });
  }, [form, round]);
}
