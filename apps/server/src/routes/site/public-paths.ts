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

/** Places that only make sense to somebody who is logged in, or to developers. */
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
