/** An address such as 203.0.113.7 stays in one piece; the long ones of IPv6 may break anywhere. */
export function NetworkAddress({ address }: { readonly address: string }) {
  const isLong = address.includes(":");
  return <span className={`figures ${isLong ? "break-all" : "whitespace-nowrap"}`}>{address}</span>;
}
