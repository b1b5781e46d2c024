// What an uploaded picture said of itself before it was re-encoded, and what of that is unusual. A
// signal proves nothing: messengers remove all of it, and honest people crop their screenshots.

/** Texts as the picture had them; a place is never among them. */
export interface PictureOrigin {
  /** When it was taken and last changed, by the clock of the camera: 2026-11-15 12:30:00. */
  readonly takenAt: string | null;
  readonly changedAt: string | null;
  readonly software: string | null;
  /** Maker and model of the camera. */
  readonly device: string | null;
  /** It names steps of an editor. */
  readonly hasHistory: boolean;
}

export const PICTURE_SIGNALS = [
  /** Written by a program for changing pictures. */
  "editor",
  /** It names steps in which it was changed. */
  "editHistory",
  /** Changed more than a minute after it was taken. */
  "changedLater",
  /** Taken more than thirty days before it was uploaded. */
  "old",
  /** Taken after it was uploaded, whatever the time zone of the camera. */
  "fromFuture",
] as const;
export type PictureSignal = (typeof PICTURE_SIGNALS)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OLD_MS = 30 * DAY_MS;
/** Clocks of cameras are in their own zone, up to fourteen hours ahead. */
const ZONE_MS = 14 * 60 * MINUTE_MS;

const EDITORS =
  /photoshop|gimp|lightroom|snapseed|picsart|pixelmator|affinity|canva|facetune|pixlr|photopea|paint\.net|photoscape|fotor|krita|corel|meitu|vsco|polarr/iu;

/** In the order of the list above. `uploadedAt` in epoch milliseconds. */
export function pictureSignals(origin: PictureOrigin, uploadedAt: number): PictureSignal[] {
  const taken = instantOf(origin.takenAt);
  const changed = instantOf(origin.changedAt);
  const isGiven: Readonly<Record<PictureSignal, boolean>> = {
    editor: origin.software !== null && EDITORS.test(origin.software),
    editHistory: origin.hasHistory,
    changedLater: taken !== null && changed !== null && changed - taken > MINUTE_MS,
    old: taken !== null && uploadedAt - taken > OLD_MS + ZONE_MS,
    fromFuture: taken !== null && taken - uploadedAt > ZONE_MS,
  };
  return PICTURE_SIGNALS.filter((signal) => isGiven[signal]);
}

/** As if it were of UTC; null for what is no time. */
function instantOf(text: string | null): number | null {
  const at = text === null ? NaN : Date.parse(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(at) ? null : at;
}
