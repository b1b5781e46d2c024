/** An offer and its advertiser as lists and pages show them. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryAdvList } from "@parley/contract/endpoints/market/offers";

export type OfferPage = EndpointReply<typeof queryAdvList>;
export type ListedOffer = OfferPage["list"][number];
export type AdvertiserCard = ListedOffer["advertiser"];

/** What the reader does: buys from a sell offer, or sells into a buy offer. */
export type TakerSide = "buy" | "sell";
