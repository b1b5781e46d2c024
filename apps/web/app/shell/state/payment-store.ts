/** What trading pages know of payment: the agreement, the reader's accounts, coins and currencies. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import type { queryUserPayment } from "@parley/contract/endpoints/market/payment";
import { createStore } from "./create-store.ts";

type Lists = EndpointReply<typeof queryCryptoFiat>;

export interface PaymentState {
  /** Whether the reader has accepted the service agreement. */
  readonly isAllowTerms: boolean;
  /** Empty until a page has read them. */
  readonly userPaymentsList: Readonly<EndpointReply<typeof queryUserPayment>>;
  /** Both are unset until fetched, and when fetching them failed. */
  readonly fiatList: Lists["fiatList"] | null;
  readonly cryptoList: Lists["cryptoList"] | null;
}

export const paymentStore = createStore<PaymentState>({
  isAllowTerms: false,
  userPaymentsList: [],
  fiatList: null,
  cryptoList: null,
});

export const usePayment = paymentStore.use;
