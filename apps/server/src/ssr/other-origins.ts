// Where pages ask services that are not on this server.
import type { ServiceDomains } from "@parley/contract/web-build";

export function otherOrigins({ flags, content }: ServiceDomains): string[] {
  return [flags, content].filter((origin) => origin !== "");
}
