/** The public page of an advertiser, with the offers of the reader's current market. */
export function advertiserPath(
  uid: string,
  { crypto, fiat }: { readonly crypto: string; readonly fiat: string },
): string {
  return `/p2p/advertiser/${uid}?${new URLSearchParams({ crypto, fiat })}`;
}
