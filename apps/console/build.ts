/** Builds the console: its files, and the compressed form of each. */
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "vite";

const ASSETS = fileURLToPath(new URL("build/assets", import.meta.url));

await build({ configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) });
await copyPdfParts();
const files = await readdir(ASSETS);
await Promise.all(files.filter((file) => /\.(m?js|css)$/.test(file)).map(compress));

/** What the library for documents asks for when a document needs it, at an address of its version. */
async function copyPdfParts(): Promise<void> {
  const manifest = fileURLToPath(import.meta.resolve("pdfjs-dist/package.json"));
  const { version } = JSON.parse(await readFile(manifest, "utf8"));
  const target = join(ASSETS, `pdf-${version}`);
  for (const folder of ["cmaps", "standard_fonts"]) {
    await cp(join(dirname(manifest), folder), join(target, folder), { recursive: true });
  }
  // Decoders of pictures in plain scripts: the policy of the console compiles nothing at run time.
  for (const decoder of ["jbig2", "openjpeg"]) {
    const file = join("wasm", `${decoder}_nowasm_fallback.js`);
    await cp(join(dirname(manifest), file), join(target, file));
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(join(ASSETS, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  await writeFile(join(ASSETS, `${file}.br`), await promisify(brotliCompress)(bytes, { params }));
}
