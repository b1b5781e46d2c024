/** The areas into which phrases are split; each is one file a language and one chunk in the browser. */

export const AREAS = [
  "shell",
  "frame",
  "home",
  "market",
  "express",
  "hkpay",
  "errors",
  "auth",
  "account",
  "api",
  "security",
  "kyc",
  "gate",
  "start",
  "offer",
  "detail",
  "advertiser",
  "mine",
  "order",
  "payment",
  "chat",
  "wallet",
  "notification",
  "feedback",
  "agreement",
  "help",
  "support",
  "terms",
  "mail",
  "native",
  "install",
  "test",
] as const;

export type Area = (typeof AREAS)[number];

const KNOWN: ReadonlySet<string> = new Set(AREAS);

export function isArea(value: string): value is Area {
  return KNOWN.has(value);
}

/** A key begins with its area, so the area of any key is known without a table. */
export type AreaOf<Key extends string> = Key extends `${infer Prefix}.${string}`
  ? Extract<Prefix, Area>
  : never;

export function getAreaOf<Key extends string>(key: Key): AreaOf<Key>;
export function getAreaOf(key: string): Area {
  const prefix = key.slice(0, key.indexOf("."));
  if (!isArea(prefix)) throw new Error(`Phrase key ${key} does not begin with an area.`);
  return prefix;
}
