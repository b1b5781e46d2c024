/**
 * Title, meta and link tags of a page in the browser: written once, ten milliseconds after the last
 * change. A navigation changes them several times (the page before leaves, the next one arrives, its
 * data follows), and everything that watches the title would see each step.
 */

export interface HeadTag {
  readonly tag: "title" | "meta" | "link";
  /** Of the title. */
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export const HEAD_DEBOUNCE_MS = 10;

/** What a page may set; everything else in the head belongs to the document. */
const OF_PAGE = [
  "title",
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join(", ");

/** By which an element of the page before is found again. */
const NAMES = ["name", "property", "rel", "hreflang"] as const;

export interface HeadOwner {
  /** Returns a function for the end of the page that set them. The latest page decides. */
  show(tags: readonly HeadTag[]): () => void;
  /** Puts a number before the title of every page, `(2) Orders`; zero puts none. */
  count(number: number): void;
}

export function createHeadOwner(write: (tags: readonly HeadTag[]) => void): HeadOwner {
  const pages: { readonly tags: readonly HeadTag[] }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let counted = 0;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const latest = pages.at(-1);
      // Between two pages the tags of the first one stay.
      if (latest !== undefined) write(latest.tags.map((tag) => withCount(tag, counted)));
    }, HEAD_DEBOUNCE_MS);
  };
  return {
    show(tags) {
      const page = { tags };
      pages.push(page);
      schedule();
      return () => {
        pages.splice(pages.indexOf(page), 1);
        schedule();
      };
    },
    count(number) {
      if (number === counted) return;
      counted = number;
      schedule();
    },
  };
}

function withCount(tag: HeadTag, number: number): HeadTag {
  return tag.tag === "title" && number > 0
    ? { ...tag, text: `(${number}) ${tag.text ?? ""}` }
    : tag;
}

export const headOwner = createHeadOwner((tags) => writeTags(document.head, tags));

/** Elements that are right already are left alone: scripts may watch them. */
function writeTags(head: HTMLHeadElement, tags: readonly HeadTag[]): void {
  const found = [...head.querySelectorAll(OF_PAGE)].filter((one) => !isReacts(one));
  const old = new Map(found.map((one) => [nameOf(one), one]));
  for (const { tag, text, attributes = {} } of tags) {
    const wanted = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) wanted.setAttribute(name, value);
    if (text !== undefined) wanted.textContent = text;
    const key = nameOf(wanted);
    const present = old.get(key);
    old.delete(key);
    if (present === undefined) head.append(wanted);
    else takeOver(present, wanted);
  }
  for (const left of old.values()) left.remove();
}

/** React removes what it has rendered itself, and fails where it is gone. */
function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith("__react"));
}

function nameOf(element: Element): string {
  const names = NAMES.map((name) => element.getAttribute(name));
  return [element.localName, ...names].join(" ");
}

function takeOver(present: Element, wanted: Element): void {
  for (const { name, value } of wanted.attributes) {
    if (present.getAttribute(name) !== value) present.setAttribute(name, value);
  }
  if (present.textContent !== wanted.textContent) present.textContent = wanted.textContent;
}
