// What the use cases of security are made of.
import type { AccountParts } from "../account/parts.ts";
import type { SealedRequestParts } from "../sealed-request/open-sealed-request.ts";
import type { RelyingParty } from "./webauthn.ts";

export interface SecurityParts extends AccountParts, SealedRequestParts {
  readonly relyingParty: RelyingParty;
}
