/** After the build: adds the phrases, the service worker and what addresses mean, compresses what is sent, and names the build. */
import { shortHash } from "@parley/contract/short-hash";
import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildAddresses } from "./build-addresses.ts";
import { buildWorker } from "./build-worker.ts";

const PHRASES = fileURLToPath(new URL("../../packages/phrases/compiled", import.meta.url));
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/;
/** Below this, headers weigh more than what compression saves. */
const WORTHWHILE_BYTES = 512;

export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  const laid = join(client, "assets", "phrases");
  await mkdir(laid, { recursive: true });
  await cp(PHRASES, join(laid, "new"), { recursive: true });
  await buildWorker(client);
  await buildAddresses(join(buildDirectory, "server"));
  const id = await nameBuild(client);
  await rename(join(laid, "new"), join(laid, id));
  await compressAll(client);
  const info = { id, timestamp: Date.now() };
  await writeFile(join(buildDirectory, "build.json"), `${JSON.stringify(info)}\n`);
}

/** Two builds have one name exactly when every file a browser can get is the same. */
async function nameBuild(client: string): Promise<string> {
  const contents: Buffer[] = [];
  for (const file of await listFiles(client)) {
    contents.push(Buffer.from(`${file}\0`), await readFile(join(client, file)));
  }
  return shortHash(Buffer.concat(contents));
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .toSorted();
}

async function compressAll(client: string): Promise<void> {
  const files = (await listFiles(client)).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(files.map((file) => compress(join(client, file))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTHWHILE_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
