// A page that is the same for all readers cannot carry a nonce: its policy permits exactly its own
// inline scripts, by their hashes.
import { createHash } from "node:crypto";

const SCRIPT = /<script([^>]*)>([^]*?)<\/script>/g;
/** A file is permitted by its origin, and data does not run. */
const NEEDS_NO_HASH = /\ssrc=|\stype="application\/json"/;

/**
 * For `script-src`. A script that waits under another type is included: it runs later with the same
 * text.
 */
export function hashInlineScripts(html: string): string[] {
  const texts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    NEEDS_NO_HASH.test(attributes) ? [] : [text],
  );
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
}
