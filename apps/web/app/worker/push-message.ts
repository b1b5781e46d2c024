/** A pushed message as the server writes it (`deliver-push.ts`), read with care: anything may arrive. */

export interface PushMessage {
  /** Of the notification: a message that arrives twice is shown once. */
  readonly id: string;
  readonly title: string;
  /** Of the order, on this site. */
  readonly path: string;
  /** Of the order and what happened to it. */
  readonly tag: string;
  readonly lang: string;
}

/** Null for everything that is no such message. */
export function readPushMessage(text: string | undefined, origin: string): PushMessage | null {
  const given = parse(text ?? "");
  if (typeof given !== "object" || given === null) return null;
  const { id, title, path, tag, lang }: Partial<Record<keyof PushMessage, unknown>> = given;
  const isWhole = isText(id) && isText(title) && isText(tag) && isText(lang);
  const own = ownPath(path, origin);
  return isWhole && own !== null ? { id, title, path: own, tag, lang } : null;
}

/** The path, where it leads to a page of this site; null otherwise. */
export function ownPath(path: unknown, origin: string): string | null {
  if (!isText(path) || !path.startsWith("/")) return null;
  const url = URL.parse(path, origin);
  return url?.origin === origin ? url.pathname + url.search : null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
