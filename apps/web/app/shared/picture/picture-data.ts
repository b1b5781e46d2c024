/** Pictures as data addresses, the form in which the native app is given them. */

/** Rejects where the picture cannot be loaded. */
export async function pictureData(url: string): Promise<string> {
  const response = await fetch(url, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`);
  return dataUrlOf(await response.blob());
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () => {
      if (typeof reader.result === "string") resolve(reader.result);
      else reject(new Error("The picture cannot be read."));
    });
    reader.readAsDataURL(blob);
  });
}

/** Of a file with this content; pictures of the site are PNG or JPEG. */
export function endingOf(dataUrl: string): "png" | "jpg" {
  return dataUrl.startsWith("data:image/png") ? "png" : "jpg";
}

/** Large enough for every camera that reads it from a printed page. */
const CODE_PIXELS = 8;

/** A code of squares as a PNG, dark on light. */
export function codePicture(rows: readonly (readonly boolean[])[]): string {
  const canvas = document.createElement("canvas");
  canvas.width = rows.length * CODE_PIXELS;
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no pictures.");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * CODE_PIXELS, y * CODE_PIXELS, CODE_PIXELS, CODE_PIXELS);
    }
  }
  return canvas.toDataURL("image/png");
}
