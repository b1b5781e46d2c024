import { assert, nat, property, uint8Array } from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPictureOrigin } from "./picture-origin.ts";
import { recogniseUpload } from "./recognise-upload.ts";

const plain = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 9, g: 99, b: 199 } } });
const RULES = { types: ["image/jpeg", "image/png", "image/webp"], limitBytes: 1_000_000 } as const;

async function originOf(bytes: Uint8Array) {
  const found = await recogniseUpload(bytes, RULES);
  if (found.kind !== "accepted") throw new Error("the picture was refused");
  return found.origin;
}

const EXIF = {
  IFD0: {
    Make: "Apple",
    Model: "iPhone 15",
    Software: "Adobe Photoshop 25.1",
    DateTime: "2026:11:15 13:00:00",
  },
  IFD2: { DateTimeOriginal: "2026:11:15 12:30:00" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" },
};

describe("the origin of a picture", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "is read from a %s, without its place",
    async (format) => {
      const origin = await originOf(await plain().withExif(EXIF).toFormat(format).toBuffer());
      expect(origin).toEqual({
        takenAt: "2026-11-15 12:30:00",
        changedAt: "2026-11-15 13:00:00",
        software: "Adobe Photoshop 25.1",
        device: "Apple iPhone 15",
        hasHistory: false,
      });
    },
  );

  test("is null of a picture that says nothing", async () => {
    expect(await originOf(await plain().png().toBuffer())).toBeNull();
  });

  test("has the program and the steps that XMP names", async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmp:CreatorTool="GIMP 2.10"><xmpMM:History/></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const origin = await originOf(await plain().withXmp(xmp).jpeg().toBuffer());
    expect(origin).toMatchObject({ software: "GIMP 2.10", hasHistory: true });
  });

  test("of any bytes and any cut of a true block never fails", async () => {
    const { exif } = await sharp(await plain().withExif(EXIF).jpeg().toBuffer()).metadata();
    if (exif === undefined) throw new Error("the picture has no Exif block");
    const reads: unknown[] = [];
    assert(
      property(nat(exif.length), nat(255), nat(exif.length - 1), (cut, value, at) => {
        const broken = Uint8Array.from(exif);
        broken[at] = value;
        reads.push(readPictureOrigin(broken.subarray(0, cut), undefined));
        reads.push(readPictureOrigin(broken, undefined));
      }),
    );
    assert(property(uint8Array(), (bytes) => void reads.push(readPictureOrigin(bytes, ""))));
    expect(reads).not.toContain(undefined);
  });
});
