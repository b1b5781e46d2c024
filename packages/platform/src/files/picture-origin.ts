// Reads what a picture says of its making: when it was taken and changed, by which camera and program.
// From its Exif block only the six fields below are read, so that a place is never looked at.
import type { PictureOrigin } from "@parley/domain/staff/picture-signal";

/** Tags of the Exif standard. */
const TAGS = { make: 0x01_0f, model: 0x01_10, software: 0x01_31, changedAt: 0x01_32 } as const;
const EXIF_POINTER = 0x87_69;
const TAKEN_AT = 0x90_03;

const ASCII = 2;
const LONG = 4;
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 200;
const MAX_TEXT = 100;
const EXIF_HEADER = "Exif\0\0";

const NOTHING: PictureOrigin = {
  takenAt: null,
  changedAt: null,
  software: null,
  device: null,
  hasHistory: false,
};

/** Null where it says nothing. Broken blocks say nothing; they never fail. */
export function readPictureOrigin(
  exif: Uint8Array | undefined,
  xmp: string | undefined,
): PictureOrigin | null {
  const fields = exif === undefined ? new Map<number, string>() : readFields(exif);
  const device = [fields.get(TAGS.make), fields.get(TAGS.model)].filter(
    (text) => text !== undefined,
  );
  const origin: PictureOrigin = {
    takenAt: timeOf(fields.get(TAKEN_AT)),
    changedAt: timeOf(fields.get(TAGS.changedAt)),
    software: fields.get(TAGS.software) ?? creatorOf(xmp),
    device: device.length === 0 ? null : device.join(" "),
    hasHistory: xmp !== undefined && /xmpMM:History|photoshop:DocumentAncestors/u.test(xmp),
  };
  return JSON.stringify(origin) === JSON.stringify(NOTHING) ? null : origin;
}

function readFields(exif: Uint8Array): Map<number, string> {
  const hasHeader = new TextDecoder("latin1").decode(exif.subarray(0, 6)) === EXIF_HEADER;
  const block = hasHeader ? exif.subarray(EXIF_HEADER.length) : exif;
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  try {
    const order = view.getUint16(0);
    if (order !== 0x49_49 && order !== 0x4d_4d) return new Map();
    const isLittle = order === 0x49_49;
    const first = readDirectory(view, view.getUint32(4, isLittle), isLittle);
    const further = first.pointer === null ? null : readDirectory(view, first.pointer, isLittle);
    return new Map([...(further?.texts ?? []), ...first.texts]);
  } catch (error) {
    // It points outside of itself.
    if (error instanceof RangeError) return new Map();
    throw error;
  }
}

/** One directory of entries: its wanted texts, and where the directory with the time taken is. */
function readDirectory(view: DataView, at: number, isLittle: boolean) {
  const texts = new Map<number, string>();
  let pointer: number | null = null;
  const count = Math.min(view.getUint16(at, isLittle), MAX_ENTRIES);
  for (let place = 0; place < count; place += 1) {
    const entry = at + 2 + place * ENTRY_BYTES;
    const tag = view.getUint16(entry, isLittle);
    const type = view.getUint16(entry + 2, isLittle);
    const length = view.getUint32(entry + 4, isLittle);
    if (tag === EXIF_POINTER && type === LONG) pointer = view.getUint32(entry + 8, isLittle);
    if (!isWanted(tag) || type !== ASCII) continue;
    // Up to four letters are in the entry itself.
    const start = length <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittle);
    const text = readText(view, start, Math.min(length, MAX_TEXT));
    if (text !== "") texts.set(tag, text);
  }
  return { texts, pointer };
}

function isWanted(tag: number): boolean {
  return tag === TAKEN_AT || Object.values<number>(TAGS).includes(tag);
}

/** Printable letters alone, since it is shown to staff. */
function readText(view: DataView, start: number, length: number): string {
  if (start + length > view.byteLength) throw new RangeError("a text outside of its block");
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, length);
  const [text = ""] = new TextDecoder().decode(bytes).split("\0");
  return text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").trim();
}

/** `2026:11:15 12:30:00`, as the standard writes it, in the usual form. */
function timeOf(text: string | undefined): string | null {
  const parts = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/u.exec(text ?? "");
  return parts === null ? null : `${parts[1]}-${parts[2]}-${parts[3]} ${parts[4]}`;
}

function creatorOf(xmp: string | undefined): string | null {
  const found = /xmp:CreatorTool(?:="|>)([^"<]{1,100})/u.exec(xmp ?? "");
  return found?.[1]?.trim() ?? null;
}
