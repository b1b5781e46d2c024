// Addresses with an escape that stands for nothing, as /de/p2p%zz typed by hand. Where a page would be, the
// signs are taken as they are: its reader sees the site's own page for what is not found, in the language of
// the address. Calls are refused by the router.
import { routeLocale } from "@parley/phrases/locale-routing";

export function spellOutPage(address: string): string {
  const [path = "", ...query] = address.split("?");
  if (!path.includes("%") || isDecodable(path)) return address;
  if (routeLocale({ path, search: "" }).kind === "exempt") return address;
  return [path.replaceAll("%", "%25"), ...query].join("?");
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
