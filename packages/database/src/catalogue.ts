// The catalogue that an installation starts with, as one value.
import { coins } from "../catalogue/coins.ts";
import { currencies } from "../catalogue/currencies.ts";
import { markets } from "../catalogue/markets.ts";
import { coinNetworks, networks } from "../catalogue/networks.ts";
import { paymentMethods } from "../catalogue/payment-methods.ts";
import type {
  ClassifiedMethodRow,
  CoinNetworkRow,
  CoinRow,
  CurrencyRow,
  MarketRow,
  NetworkRow,
} from "./catalogue-types.ts";

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
