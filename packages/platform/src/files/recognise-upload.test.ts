import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { recogniseUpload, type UploadRules } from "./recognise-upload.ts";

const RULES: UploadRules = {
  types: ["image/jpeg", "image/png", "image/webp"],
  limitBytes: 3_000_000,
};
const DOCUMENTS: UploadRules = { ...RULES, types: [...RULES.types, "application/pdf"] };
const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } });

/** Red above, blue below. */
const twoColours = () =>
  plain(40, 80).composite([
    {
      input: { create: { width: 40, height: 40, channels: 3, background: BLUE } },
      left: 0,
      top: 40,
    },
  ]);

const refusal = async (bytes: Uint8Array, rules = RULES) => {
  const result = await recogniseUpload(bytes, rules);
  return result.kind === "refused" ? result.reason : result.kind;
};

const accepted = async (bytes: Uint8Array, rules = RULES) => {
  const result = await recogniseUpload(bytes, rules);
  if (result.kind !== "accepted") throw new Error(result.reason);
  return { mediaType: result.mediaType, bytes: Buffer.from(result.bytes) };
};

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((value) => (value > 127 ? 1 : 0));
}

describe("an uploaded image", () => {
  test.for(["jpeg", "png", "webp"] as const)("of the type %s keeps its type", async (format) => {
    const { mediaType, bytes } = await accepted(await plain(30, 20).toFormat(format).toBuffer());
    expect(mediaType).toBe(`image/${format}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 30, height: 20 });
  });

  test("loses its location and all other metadata", async () => {
    const original = await plain(30, 20)
      .withExif({
        IFD0: { Copyright: "Ada Lovelace", Make: "A telling camera" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect(original.includes("Ada Lovelace")).toBe(true);
    const { bytes } = await accepted(original);
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc }).toEqual({});
    for (const trace of ["Ada Lovelace", "A telling camera", "secret", "GPS", "Exif"]) {
      expect(bytes.includes(trace)).toBe(false);
    }
  });

  test("is upright although its orientation tag is removed", async () => {
    // Turned by a quarter to the right, what was above is on the right.
    const turned = await twoColours().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = await accepted(turned);
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect({ width, height, orientation }).toEqual({ width: 80, height: 40 });
    expect(await colourAt(bytes, 70, 20)).toEqual([1, 0, 0]);
    expect(await colourAt(bytes, 10, 20)).toEqual([0, 0, 1]);
  });

  test("is scaled down when too wide, a small one is unchanged", async () => {
    const { bytes } = await accepted(await plain(5_000, 100).png().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4_096, height: 82 });
  });

  test("loses a web page appended to it", async () => {
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    const polyglot = Buffer.concat([await plain(30, 20).png().toBuffer(), page]);
    const { mediaType, bytes } = await accepted(polyglot);
    expect(mediaType).toBe("image/png");
    expect(bytes.includes("script")).toBe(false);
  });

  test("keeps only the first frame of an animation", async () => {
    const frames = await Promise.all(
      [RED, BLUE].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { bytes } = await accepted(moving);
    expect((await sharp(bytes).metadata()).pages).toBeUndefined();
    expect(await colourAt(bytes, 10, 10)).toEqual([1, 0, 0]);
  });
});

describe("refuses an upload:", () => {
  test("a file over the limit, before it is inspected", async () => {
    const image = await plain(30, 20).png().toBuffer();
    expect(await refusal(image, { ...RULES, limitBytes: image.length })).toBe("tooLarge");
    expect(await refusal(image, { ...RULES, limitBytes: image.length + 1 })).toBe("accepted");
    expect(await refusal(Buffer.alloc(3_000_000))).toBe("tooLarge");
  });

  test.for([
    ["nothing", ""],
    ["text", "hello"],
    ["a drawing that can run scripts", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["the same with a header", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a web page", "<!doctype html><script>alert(1)</script>"],
    ["a document, where only images are taken", "%PDF-1.7\n%%EOF"],
    ["a program", "\u007FELF"],
  ] as const)("%s", async ([, content]) => {
    expect(await refusal(Buffer.from(content, "latin1"))).toBe("unsupportedType");
  });

  test("a picture of an unsupported type, whatever its name", async () => {
    const gif = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
    expect(await refusal(gif)).toBe("unsupportedType");
    expect(
      await refusal(await plain(30, 20).jpeg().toBuffer(), { ...RULES, types: ["image/png"] }),
    ).toBe("unsupportedType");
  });

  test("an image cut off in the middle", async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: RED,
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.png().toBuffer();
    expect(await refusal(whole)).toBe("accepted");
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe("brokenImage");
  });

  test("a head without a body", async () => {
    expect(await refusal(Buffer.from("89504e470d0a1a0a", "hex"))).not.toBe("accepted");
    expect(await refusal(pngOf(8, 8, Buffer.from("nothing that unpacks")))).toBe("brokenImage");
  });

  test("a small file that unpacks to a huge picture", async () => {
    // A complete and valid file that only its size excludes. Each row has a byte for its filter.
    const bomb = pngOf(10_000, 6_000, deflateSync(Buffer.alloc(10_001 * 6_000), { level: 1 }));
    expect(bomb.length).toBeLessThan(RULES.limitBytes);
    expect(await refusal(bomb)).toBe("brokenImage");
  });
});

test("the image library cannot load any other format in this process", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  await expect(sharp(Buffer.from(drawing)).metadata()).rejects.toThrow("unsupported image format");
});

test("a PDF is accepted unchanged where documents are allowed", async () => {
  const document = Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF");
  expect(await accepted(document, DOCUMENTS)).toEqual({
    mediaType: "application/pdf",
    bytes: document,
  });
});

/** A grey PNG of that size whose compressed content is what is given. */
function pngOf(width: number, height: number, compressed: Uint8Array): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunkOf("IHDR", Buffer.concat([size, Buffer.of(8, 0, 0, 0, 0)])),
    chunkOf("IDAT", compressed),
    chunkOf("IEND", Buffer.alloc(0)),
  ]);
}

function chunkOf(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.byteLength, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
