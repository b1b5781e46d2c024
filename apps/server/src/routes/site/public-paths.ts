// The pages that search engines should know, without their language: one list for the sitemap.

export const PUBLIC_PATHS = [
  "/",
  "/hkpay",
  "/p2p/buy",
  "/p2p/sell",
  "/p2p/express",
  "/p2p/agreement",
  "/help/protection",
  "/help/contact",
] as const;

/** Paths that only make sense with a login, or for developers. */
export const PRIVATE_PATHS = [
  "/api/",
  "/fapi/",
  "/admin/",
  "/*/account/",
  "/*/wallet",
  "/*/p2p/order",
  "/*/p2p/offers",
  "/*/p2p/payment",
  "/*/test/",
] as const;
