// Whether a network address is one of the public internet. Everything that is reserved, private or
// local is none: a server must not be led there by an address that a user has given.
import { BlockList, isIP } from "node:net";

const RESERVED_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;

/** Inside 2000::/3, which is all that is assigned: ranges that lead to IPv4, and reserved ones. */
const RESERVED_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const reserved = new BlockList();
for (const [network, bits] of RESERVED_V4) reserved.addSubnet(network, bits, "ipv4");
for (const [network, bits] of RESERVED_V6) reserved.addSubnet(network, bits, "ipv6");
const assigned = new BlockList();
assigned.addSubnet("2000::", 3, "ipv6");

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, "ipv4");
  if (family === 6) return assigned.check(address, "ipv6") && !reserved.check(address, "ipv6");
  return false;
}
