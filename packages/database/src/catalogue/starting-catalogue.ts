// The catalogue that an installation starts with, as one value.
import { coins } from "./assets/coins.ts";
import { currencies } from "./assets/currencies.ts";
import { markets } from "./assets/markets.ts";
import { coinNetworks, networks } from "./assets/networks.ts";
import { paymentMethods } from "./payment-methods/payment-methods.ts";
import type {
  ClassifiedMethodRow,
  CoinNetworkRow,
  CoinRow,
  CurrencyRow,
  MarketRow,
  NetworkRow,
} from "../catalogue-types.ts";

export interface Catalogue {
  readonly coins: readonly CoinRow[];
  readonly currencies: readonly CurrencyRow[];
  readonly paymentMethods: readonly ClassifiedMethodRow[];
  readonly markets: readonly MarketRow[];
  readonly networks: readonly NetworkRow[];
  readonly coinNetworks: readonly CoinNetworkRow[];
}

export const startingCatalogue: Catalogue = {
  coins,
  currencies,
  paymentMethods,
  markets,
  networks,
  coinNetworks,
};
