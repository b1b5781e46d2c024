// From where staff work, where an installation has named it: calls of staff from elsewhere are refused
// before anything of them is looked at, and a login from elsewhere opens no staff session.
import { BlockList, isIP } from "node:net";
import { rangesOf } from "./client-address.ts";

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/** Whether staff may work from an address; from every address where none was named. */
export function createStaffAddresses(named: readonly string[]): (address: string) => boolean {
  if (named.length === 0) return () => true;
  const allowed = new BlockList();
  for (const [address, bits, family] of named.flatMap((entry) => rangesOf(plainEntry(entry)))) {
    allowed.addSubnet(address, bits, family);
  }
  return (address) => {
    const [plain = ""] = address.replace(MAPPED_IPV4, "").split("%");
    const family = isIP(plain);
    // What a proxy forwards need not be an address.
    return family !== 0 && allowed.check(plain, family === 6 ? "ipv6" : "ipv4");
  };
}

/** `::ffff:10.0.0.0/104` is `10.0.0.0/8`. */
function plainEntry(entry: string): string {
  if (!MAPPED_IPV4.test(entry)) return entry;
  const [address = "", bits] = entry.replace(MAPPED_IPV4, "").split("/");
  return bits === undefined ? address : `${address}/${Math.max(0, Number(bits) - 96)}`;
}

/** Under which calls of staff are, with or without an account group before it. */
export function isStaffPath(path: string): boolean {
  return path === "/api/admin" || path.startsWith("/api/admin/");
}
