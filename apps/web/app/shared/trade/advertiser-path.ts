/** The public page of an advertiser, with the offers of the market the reader comes from. */
export function advertiserPath(
  uid: string,
  { crypto, fiat }: { readonly crypto: string; readonly fiat: string },
): string {
  return `/p2p/advertiser/${uid}?${new URLSearchParams({ crypto, fiat })}`;
}
