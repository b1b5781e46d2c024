// Determines the real type of an uploaded file and re-encodes images from their pixels: what was
// hidden in them (a location, a web page, an exploit for a viewer) is not stored.
import { fileTypeFromBuffer } from "file-type";
import type { PictureOrigin } from "@parley/domain/staff/picture-signal";
import sharp, { type Sharp } from "sharp";
import { readPictureOrigin } from "./picture-origin.ts";

export type ImageType = "image/jpeg" | "image/png" | "image/webp";
export type UploadType = ImageType | "application/pdf" | "video/mp4";

export interface UploadRules {
  readonly types: readonly UploadType[];
  /** The file must be smaller than this. */
  readonly limitBytes: number;
}

/** In the order they are checked. */
export type UploadRejection = "tooLarge" | "unsupportedType" | "brokenImage";

export type RecognisedUpload =
  | {
      readonly kind: "accepted";
      readonly mediaType: UploadType;
      readonly bytes: Uint8Array;
      /** What a picture said of its making, which its new bytes no longer have. */
      readonly origin: PictureOrigin | null;
    }
  | { readonly kind: "refused"; readonly reason: UploadRejection };

/** Enough to read a document or a receipt. */
const LARGEST_SIDE = 4_096;
/** More than the best phones produce; a small file that unpacks to more is an attack. */
const LARGEST_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 15;

// The library supports many more formats, some by little-tested parsers. Only these three may be
// loaded in this process.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

const ENCODERS = {
  "image/jpeg": (image) => image.jpeg({ quality: 88 }),
  "image/png": (image) => image.png(),
  "image/webp": (image) => image.webp({ quality: 88 }),
} as const satisfies Record<ImageType, (image: Sharp) => Sharp>;

export async function recogniseUpload(
  bytes: Uint8Array,
  { types, limitBytes }: UploadRules,
): Promise<RecognisedUpload> {
  if (bytes.byteLength >= limitBytes) return { kind: "refused", reason: "tooLarge" };
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = types.find((type) => type === found?.mime);
  if (mediaType === undefined) return { kind: "refused", reason: "unsupportedType" };
  // These are not re-encoded; they are only offered as downloads.
  if (mediaType === "application/pdf" || mediaType === "video/mp4") {
    return { kind: "accepted", mediaType, bytes, origin: null };
  }
  try {
    const encoded = await encodeAnew(bytes, mediaType);
    return { kind: "accepted", mediaType, bytes: encoded, origin: await originOf(bytes) };
  } catch {
    return { kind: "refused", reason: "brokenImage" };
  }
}

async function originOf(bytes: Uint8Array): Promise<PictureOrigin | null> {
  const { exif, xmpAsString } = await sharp(bytes, { limitInputPixels: LARGEST_PIXELS }).metadata();
  return readPictureOrigin(exif, xmpAsString);
}

/** The first frame, upright, without metadata. */
async function encodeAnew(bytes: Uint8Array, type: ImageType): Promise<Uint8Array> {
  const image = sharp(bytes, {
    pages: 1,
    failOn: "error",
    limitInputPixels: LARGEST_PIXELS,
    sequentialRead: true,
  })
    .autoOrient()
    .resize({
      width: LARGEST_SIDE,
      height: LARGEST_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .timeout({ seconds: TIMEOUT_SECONDS });
  return ENCODERS[type](image).toBuffer();
}
