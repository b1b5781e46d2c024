/** Whether this machine can draw the letters of each language: what is drawn as a box has no real width. */
import { LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import type { Page } from "@playwright/test";

/** Languages whose own name has a letter that no font of this machine has. */
export async function withoutFont(page: Page, locales: readonly Locale[]): Promise<Locale[]> {
  const samples = locales.map((locale) => LOCALE_INFO[locale].name.match(/\p{Letter}/gu) ?? []);
  const isDrawn = await page.evaluate(drawsAll, samples);
  return locales.filter((_, index) => isDrawn[index] !== true);
}

/** Compares each letter with one that no font has. It runs inside the page. */
/* oxlint-disable unicorn/consistent-function-scoping -- All of it has to be inside of what runs in the page. */
export function drawsAll(samples: readonly (readonly string[])[]): boolean[] {
  const NOWHERE = "\u{10ffff}";
  const canvas = document.createElement("canvas");
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return samples.map(() => false);
  const pictureOf = (letter: string) => {
    context.clearRect(0, 0, 64, 64);
    context.font = "32px sans-serif";
    context.fillText(letter, 16, 44);
    return context.getImageData(0, 0, 64, 64).data.join(",");
  };
  const box = pictureOf(NOWHERE);
  return samples.map((letters) => letters.every((letter) => pictureOf(letter) !== box));
}
/* oxlint-enable unicorn/consistent-function-scoping */
