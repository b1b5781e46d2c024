/**
 * The answer to the last captcha. It is in local storage, from where the next call takes it, for as
 * long as that call takes: it is accepted once.
 */
const STORAGE = "captcha-validate";

/** Used where storage is full or forbidden. */
let inMemory: string | null = null;

export function readCaptchaAnswer(): string | null {
  try {
    return localStorage.getItem(STORAGE) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function keepCaptchaAnswer(answer: string): void {
  inMemory = answer;
  try {
    localStorage.setItem(STORAGE, answer);
  } catch {
    // What is in memory is enough for this page.
  }
}

export function dropCaptchaAnswer(): void {
  inMemory = null;
  try {
    localStorage.removeItem(STORAGE);
  } catch {
    // Nothing was kept there.
  }
}
