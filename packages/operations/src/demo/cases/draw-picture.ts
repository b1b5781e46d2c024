// Pictures for the demo's cases: receipts, screens of a bank, identity cards. Drawn pixel by pixel and
// written as PNG, so that neither a font nor a file has to be in the project.
import { crc32, deflateSync } from "node:zlib";
import { LETTER_HEIGHT, LETTER_WIDTH, lettersOf } from "./letters.ts";

export interface DemoPaper {
  readonly title: string;
  /** What stands below it, line by line. */
  readonly lines: readonly string[];
  /** Of the band behind the title, as in `#1a4d8f`. */
  readonly colour: string;
  /** A face beside the lines, as identity cards have. */
  readonly hasPortrait?: boolean;
}

const WIDTH = 720;
const BAND = 72;
const MARGIN = 28;
const LINE = 34;
const TITLE_SIZE = 4;
const LINE_SIZE = 3;
const PORTRAIT = { width: 150, height: 190 } as const;

/** Places in the palette. */
const PAPER = 0;
const INK = 1;
const ACCENT = 2;
const GREY = 3;

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** One place of the palette for each pixel. */
  readonly pixels: Uint8Array;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function drawPicture({ title, lines, colour, hasPortrait = false }: DemoPaper): Buffer {
  const left = MARGIN + (hasPortrait ? PORTRAIT.width + MARGIN : 0);
  const textHeight = Math.max(lines.length * LINE, hasPortrait ? PORTRAIT.height : 0);
  const height = BAND + 2 * MARGIN + textHeight;
  const canvas = { width: WIDTH, height, pixels: new Uint8Array(WIDTH * height) };
  fill(canvas, { left: 0, top: 0, width: WIDTH, height: BAND }, ACCENT);
  write(canvas, { left: MARGIN, top: 20, text: title, size: TITLE_SIZE, ink: PAPER });
  if (hasPortrait) drawPortrait(canvas, { left: MARGIN, top: BAND + MARGIN });
  for (const [place, text] of lines.entries()) {
    write(canvas, { left, top: BAND + MARGIN + place * LINE, text, size: LINE_SIZE, ink: INK });
  }
  return encode(canvas, [[255, 255, 255], [24, 28, 36], channelsOf(colour), [176, 182, 192]]);
}

/** A head and shoulders. */
function drawPortrait(canvas: Canvas, { left, top }: Pick<Box, "left" | "top">): void {
  fill(canvas, { left, top, ...PORTRAIT }, GREY);
  const centre = left + PORTRAIT.width / 2;
  fill(canvas, { left: centre - 32, top: top + 32, width: 64, height: 76 }, INK);
  fill(canvas, { left: centre - 60, top: top + 124, width: 120, height: 66 }, INK);
}

function fill({ width, pixels }: Canvas, box: Box, place: number): void {
  for (let row = box.top; row < box.top + box.height; row += 1) {
    const from = row * width + box.left;
    pixels.fill(place, from, from + box.width);
  }
}

interface Writing {
  readonly left: number;
  readonly top: number;
  readonly text: string;
  /** Pixels of a dot. */
  readonly size: number;
  readonly ink: number;
}

/** What does not fit into the width is cut off. */
function write(canvas: Canvas, { left, top, text, size, ink }: Writing): void {
  const most = Math.floor((canvas.width - left) / (LETTER_WIDTH * size));
  for (const [place, columns] of lettersOf(text).slice(0, most).entries()) {
    for (const [x, column] of columns.entries()) {
      for (let y = 0; y < LETTER_HEIGHT; y += 1) {
        if (((column >> y) & 1) === 0) continue;
        const dot = { left: left + (place * LETTER_WIDTH + x) * size, top: top + y * size };
        fill(canvas, { ...dot, width: size, height: size }, ink);
      }
    }
  }
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS_BY_PALETTE = [8, 3, 0, 0, 0];

function encode({ width, height, pixels }: Canvas, palette: readonly number[][]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const header = Buffer.concat([size, Buffer.from(EIGHT_BITS_BY_PALETTE)]);
  // Each row begins with the number of its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 3 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
