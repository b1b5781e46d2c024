/** Copies a text by the browser's clipboard, or by what the surroundings have in its place. */
type Copy = (text: string) => Promise<void>;

let copy: Copy = (text) => navigator.clipboard.writeText(text);

/** For the native app, whose web view has no clipboard of its own. */
export function copyTextBy(other: Copy): void {
  copy = other;
}

/** Rejects when it was refused. */
export function copyText(text: string): Promise<void> {
  return copy(text);
}
