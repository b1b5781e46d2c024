// The pages that search engines should know, without their language: one list for the sitemap.
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import { DEFAULT_LOCALE } from "@parley/phrases/locales";
import type { ContentLibrary } from "../content/content-library.ts";

export const PUBLIC_PATHS = [
  "/",
  "/hkpay",
  "/p2p/buy",
  "/p2p/sell",
  "/p2p/agreement",
  "/help",
  "/help/contact",
  "/status",
] as const;

/** Those, the pages of features that are on, and every help article and announcement. */
export async function listPublicPaths(
  library: Pick<ContentLibrary, "list">,
  flags: Pick<FeatureFlags, "read">,
): Promise<string[]> {
  const [{ express }, articles, announcements] = await Promise.all([
    flags.read(),
    library.list("article", DEFAULT_LOCALE),
    library.list("announcement", DEFAULT_LOCALE),
  ]);
  return [
    ...PUBLIC_PATHS,
    ...(express ? ["/p2p/express"] : []),
    ...articles.map(({ slug }) => `/help/${slug}`),
    ...announcements.map(({ slug }) => `/help/announcements/${slug}`),
  ];
}

/** Pages that are the same for all readers, except for what is loaded later. */
export async function listPrerenderedPaths(
  library: Pick<ContentLibrary, "list">,
): Promise<string[]> {
  const [articles, announcements] = await Promise.all([
    library.list("article", DEFAULT_LOCALE),
    library.list("announcement", DEFAULT_LOCALE),
  ]);
  return [
    "/",
    "/hkpay",
    "/p2p/agreement",
    "/help",
    ...articles.map(({ slug }) => `/help/${slug}`),
    ...announcements.map(({ slug }) => `/help/announcements/${slug}`),
  ];
}

/** Paths that only make sense with a login, or for developers. */
export const PRIVATE_PATHS = [
  "/api/",
  "/fapi/",
  "/knowledge/",
  "/admin/",
  "/*/account/",
  "/*/wallet",
  "/*/p2p/order",
  "/*/p2p/offers",
  "/*/p2p/payment",
  "/*/test/",
] as const;
