/** Where what a movement belongs to is shown. */

/** A path of the site; null for what has no page, such as a transfer between wallets. */
export function causePath(kind: string, causeId: string): string | null {
  switch (kind) {
    case "order":
      return `/p2p/order?orderId=${causeId}`;
    case "offer":
      return `/p2p/offers/${causeId}`;
    case "withdrawal":
      return `/wallet/withdraw#withdrawal-${causeId}`;
    case "deposit":
      return "/wallet/deposit#deposits";
    default:
      return null;
  }
}
