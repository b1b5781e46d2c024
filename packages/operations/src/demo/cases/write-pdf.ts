// A PDF for the demo's cases: pages of plain lines, in a typeface that every reader has.
const TOP = 780;
const LEFT = 60;
const LINE = 22;
const SIZE = 12;

/** The lines of each page; letters that the typeface of the format lacks are written without accents. */
export function writePdf(pages: readonly (readonly string[])[]): Buffer {
  const contents = pages.map((lines) => contentOf(lines));
  // Objects 1 to 3 are the catalogue, the list of pages and the typeface; a page takes two.
  const firstPage = 4;
  const kids = pages.map((_lines, place) => `${firstPage + place * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...contents.flatMap((content, place) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]
         /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + place * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return assemble(objects);
}

function contentOf(lines: readonly string[]): string {
  const shown = lines.map((line, place) => {
    const height = TOP - place * LINE;
    return `BT /F1 ${SIZE} Tf 1 0 0 1 ${LEFT} ${height} Tm (${escape(line)}) Tj ET`;
  });
  return shown.join("\n");
}

function escape(line: string): string {
  const plain = line.normalize("NFD").replaceAll(/[^ -~]/gu, "");
  return plain.replaceAll(/[\\()]/g, String.raw`\$&`);
}

function assemble(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [place, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
