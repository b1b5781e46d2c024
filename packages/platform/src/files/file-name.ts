// The file name given by an uploader, made safe to display and to download. It is never used as a
// path.
import type { UploadType } from "./recognise-upload.ts";

const LONGEST_STEM = 80;
const ENDINGS = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "application/pdf": ".pdf",
  "video/mp4": ".mp4",
} as const satisfies Record<UploadType, string>;

/** The extension always states the real type, whatever the uploader claimed. */
export function fileNameOf(given: string, mediaType: UploadType): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .normalize("NFC")
    // Invisible characters can turn the reading direction and so hide the real ending.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/\.[^.]*$/, "")
    .replace(/^[.\s]+/, "");
  const short = Array.from(stem)
    .slice(0, LONGEST_STEM)
    .join("")
    .replace(/[.\s]+$/, "");
  return `${short === "" ? "file" : short}${ENDINGS[mediaType]}`;
}
