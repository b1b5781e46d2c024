import { useEffect, type RefObject } from "react";

/**
 * After a submission was refused, the keyboard stands in the first field that is wrong. `round`
 * counts the refusals: mending one field must not carry the focus off to the next.
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    if (round === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, round]);
}
