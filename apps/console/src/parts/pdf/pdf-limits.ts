/**
 * What a document of a user may cost the tab of the member of staff who looks at it. Documents come
 * from people in dispute: one of them may have been made to hang the reader.
 */

/** More pages than evidence has; the rest is read in the downloaded file. */
export const MOST_PAGES = 300;
/** Pixels of the canvas of one page, and of one side of it. */
export const MOST_PIXELS = 12_000_000;
const LONGEST_SIDE = 8_192;
/** Pixels of one picture in the document; larger ones are left out. */
export const MOST_PICTURE_PIXELS = 40_000_000;
/** How long opening, and drawing one page, may take. */
export const OPENING_MS = 20_000;
export const DRAWING_MS = 20_000;
/** Characters of one page that a screen reader is given. */
export const MOST_TEXT = 20_000;

export function shownPages(pages: number): number {
  return Math.min(pages, MOST_PAGES);
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The scale at which the page is drawn: as wanted, or as large as a canvas may be. Null: it has no size. */
export function scaleOf({ width, height }: PageSize, wantedWidth: number): number | null {
  const isSize = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  if (!isSize || !(wantedWidth > 0)) return null;
  return Math.min(
    wantedWidth / width,
    LONGEST_SIDE / width,
    LONGEST_SIDE / height,
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
}
