/** Documents for stories: pages with a line of text, and one that tries what a document must not do. */

interface PdfOptions {
  /** Runs a script when opened, is a link out all over, and has a damaged JPEG 2000 picture. */
  readonly isHostile?: boolean;
  /** Needs a password that is not known. */
  readonly isLocked?: boolean;
}

const UNKNOWN_KEY = "00".repeat(32);

/** Of a JPEG 2000 picture of 8 by 8 points and one colour, and no picture after it. */
const HEADER_ALONE = Buffer.from(
  `ff4fff5100290000${"00000008".repeat(2)}${"00".repeat(24)}0001070101`,
  "hex",
).toString("latin1");

/** One line of text a page, without brackets. */
export function pdfOf(lines: readonly string[], options: PdfOptions = {}): Buffer {
  const { isHostile = false, isLocked = false } = options;
  const script =
    "<< /S /JavaScript /JS (app.alert\\(1\\); app.launchURL\\('https://example.org'\\)) >>";
  // The catalogue, the pages, the typeface, the link, the picture; a page takes two.
  const firstPage = 6;
  const kids = lines.map((_line, place) => `${firstPage + place * 2} 0 R`).join(" ");
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${isHostile ? `/OpenAction ${script}` : ""} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://example.org/) >> >>",
    `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /Filter /JPXDecode
       /Length ${HEADER_ALONE.length} >>\nstream\n${HEADER_ALONE}\nendstream`,
    ...lines.flatMap((line, place) => {
      const picture = isHostile ? "q 90 0 0 90 60 500 cm /P1 Do Q" : "";
      const content = `${picture} BT /F1 40 Tf 1 0 0 1 60 700 Tm (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${isHostile ? "/Annots [4 0 R]" : ""}
           /Resources << /Font << /F1 3 0 R >> /XObject << /P1 5 0 R >> >>
           /Contents ${firstPage + place * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  const lock = `/ID [<${UNKNOWN_KEY}> <${UNKNOWN_KEY}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4
    /O <${UNKNOWN_KEY}> /U <${UNKNOWN_KEY}> >>`;
  return assemble(objects, isLocked ? lock : "");
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let text = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [place, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
