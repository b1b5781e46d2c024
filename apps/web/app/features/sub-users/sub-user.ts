import type { EndpointReply } from "@parley/contract/endpoint";
import type { listSubUsers } from "@parley/contract/endpoints/identity/sub-users";
import type { Permission } from "@parley/domain/account/permission";

export type SubUser = EndpointReply<typeof listSubUsers>[number];

/** The permissions with one of them given or taken, each once. */
export function withPermission(
  permissions: readonly Permission[],
  permission: Permission,
  isGiven: boolean,
): Permission[] {
  const others = permissions.filter((held) => held !== permission);
  return isGiven ? [...others, permission] : others;
}
