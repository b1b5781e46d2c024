/** A short name for a longer text: SHA-256, the first 10 hexadecimal characters. */

const LENGTH = 10;

export async function shortHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, LENGTH);
}
