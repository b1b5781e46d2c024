// What the use cases of security are made of.
import type { AccountParts } from "../account/parts.ts";
import type { CommandParts } from "../sealed-request/open-command.ts";
import type { RelyingParty } from "./webauthn.ts";

export interface SecurityParts extends AccountParts, CommandParts {
  readonly relyingParty: RelyingParty;
}
