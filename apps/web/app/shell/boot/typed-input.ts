/**
 * Whether a reload would lose input: fields that were filled in or changed and are still displayed.
 */

const changed = new Set<Field>();

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function watchTypedInput(): void {
  document.addEventListener("input", ({ target }) => isField(target) && changed.add(target), true);
}

export function hasTypedInput(): boolean {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  return [...changed].some(hasContent);
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches("input, textarea, select");
}

/** A box or a choice that was changed counts whatever it is now. */
function hasContent(field: Field): boolean {
  const isText = field.matches("textarea, input:not([type=checkbox], [type=radio])");
  return !isText || field.value !== "";
}
