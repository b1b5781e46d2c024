/** What to do when code that a press asked for cannot be loaded. The page around it says so. */
let report: () => void = () => undefined;

export function reportMissingCodeBy(tell: () => void): void {
  report = tell;
}

export function reportMissingCode(): void {
  report();
}
