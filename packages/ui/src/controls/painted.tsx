/** A tab in the background paints nothing and would wait for ever. */
const LONGEST_MS = 100;

/**
 * Resolves when the browser has painted what was rendered last. Work that a press begins and that the
 * reader need not wait for follows it, so that the press is answered first.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
