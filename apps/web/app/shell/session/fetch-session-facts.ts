/** Fetches what belongs to a login beside user/info: broker, identity verification, the agreement. */
import { checkBroker, verifyUser } from "@parley/contract/endpoints/identity/gate";
import { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { getApi } from "../api/api.ts";
import { paymentStore } from "../state/payment-store.ts";
import { sessionStore } from "./session-store.ts";

/** What cannot be read stays as it is: every page that needs it reads it again. */
export async function fetchSessionFacts(): Promise<void> {
  const api = getApi();
  const [broker, kyc, standing] = await Promise.all([
    api.call(checkBroker, {}),
    api.call(kycInfo, {}),
    api.call(verifyUser, {}),
  ]);
  if (broker.ok) sessionStore.set({ brokerInfo: broker.data });
  if (kyc.ok) sessionStore.set({ kycInfo: kyc.data });
  if (standing.ok) paymentStore.set({ isAllowTerms: standing.data.acceptTerm });
}
