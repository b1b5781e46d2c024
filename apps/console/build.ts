/** Builds the console: its files, and the compressed form of each. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { build } from "vite";

const ASSETS = fileURLToPath(new URL("build/assets", import.meta.url));

await build({ configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) });
const files = await readdir(ASSETS);
await Promise.all(files.filter((file) => /\.(js|css)$/.test(file)).map(compress));

async function compress(file: string): Promise<void> {
  const bytes = await readFile(join(ASSETS, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  await writeFile(join(ASSETS, `${file}.br`), await promisify(brotliCompress)(bytes, { params }));
}
