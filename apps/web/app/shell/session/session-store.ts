/** What is fetched about the logged-in reader beside user/info: broker and identity verification. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { checkBroker } from "@parley/contract/endpoints/identity/gate";
import type { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { createStore } from "../state/create-store.ts";

export interface SessionFacts {
  /** Null: not logged in, or not fetched. */
  readonly brokerInfo: EndpointReply<typeof checkBroker> | null;
  readonly kycInfo: EndpointReply<typeof kycInfo> | null;
}

export const sessionStore = createStore<SessionFacts>({ brokerInfo: null, kycInfo: null });

export const useSessionFacts = sessionStore.use;
