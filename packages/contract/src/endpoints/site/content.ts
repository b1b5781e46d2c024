// /knowledge/v1/…: help articles and announcements, in one language each.
// Texts are structured and hold no markup. What is missing in a language is answered in English, and
// `language` says so.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { languageTag } from "../../fields.ts";

export const slugText = () =>
  z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/));

const language = () => z.object({ language: z.optional(languageTag()) });

const line = z.array(
  z.object({
    text: z.string(),
    isStrong: z.optional(z.literal(true)),
    /** A path of the site without its language, or an anchor of the same text. */
    to: z.optional(z.string()),
  }),
);

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["paragraph", "note"]), line }),
  z.object({ kind: z.enum(["list", "steps"]), items: z.array(line) }),
]);

const heading = {
  slug: z.string(),
  /** The language it is in, which may not be the requested one. */
  language: z.string(),
  title: z.string(),
  /** One sentence. */
  lead: z.string(),
};

const body = {
  ...heading,
  /** 0 for the text that comes with the product. */
  version: z.int(),
  /** The English original is newer than this translation. */
  isOutdated: z.boolean(),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), blocks: z.array(block) })),
};

const topic = z.enum(["trading", "safety", "account", "costs"]);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const articleBody = z.object({ ...body, topic });
const announcementBody = z.object({ ...body, date: day });

const shared = {
  area: "content",
  method: "GET",
  kind: "read",
  access: "public",
  errors: [],
  cache: { maxAgeSeconds: 30 },
} as const;

export const listArticles = defineEndpoint({
  ...shared,
  name: "listArticles",
  summary: "The help articles by topic, in the order in which the index shows them.",
  path: "/knowledge/v1/articles",
  request: { query: language() },
  reply: z.array(z.object({ ...heading, topic })),
});

export const readArticle = defineEndpoint({
  ...shared,
  name: "readArticle",
  summary: "One help article.",
  path: "/knowledge/v1/articles/{slug}",
  request: { params: z.object({ slug: slugText() }), query: language() },
  reply: articleBody,
});

export const listAnnouncements = defineEndpoint({
  ...shared,
  name: "listAnnouncements",
  summary: "The announcements, the newest first.",
  path: "/knowledge/v1/announcements",
  request: { query: language() },
  reply: z.array(z.object({ ...heading, date: day })),
});

export const readAnnouncement = defineEndpoint({
  ...shared,
  name: "readAnnouncement",
  summary: "One announcement.",
  path: "/knowledge/v1/announcements/{slug}",
  request: { params: z.object({ slug: slugText() }), query: language() },
  reply: announcementBody,
});
