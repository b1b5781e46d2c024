/**
 * The answer to the last captcha. It lies in local storage, from where every call takes it along
 * (spec §7), for as long as the one call takes that it was worked for: it is good once.
 */
const STORAGE = "captcha-validate";

/** Stands in where storage is full or forbidden. */
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
