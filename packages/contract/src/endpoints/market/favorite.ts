// /api/e/v1/favorite: the coins and markets a user keeps at hand.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";

/** A coin, `BTC`, or a market, `BTC_USD`. */
const symbol = () => z.string().check(z.regex(/^[A-Z0-9]{2,12}(_[A-Z0-9]{2,12})?$/));

/** All of them after the call, the one added last at the end. */
const symbols = z.array(symbol());

export const listFavorites = defineEndpoint({
  name: "listFavorites",
  summary: "The favourite symbols, in the order in which they were added.",
  area: "market",
  method: "GET",
  path: "/api/e/v1/favorite",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: symbols,
  errors: [],
});

export const addFavorite = defineEndpoint({
  name: "addFavorite",
  summary: "Adds a coin (`BTC`) or a market (`BTC_USD`); one that is there already stays.",
  area: "market",
  method: "POST",
  path: "/api/e/v1/favorite",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ symbol: symbol() }) },
  reply: symbols,
  errors: ["unknownAsset", "unknownMarket", "favoritesFull"],
});

export const removeFavorite = defineEndpoint({
  name: "removeFavorite",
  summary: "Removes a symbol; one that is not there is no mistake.",
  area: "market",
  method: "DELETE",
  path: "/api/e/v1/favorite",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ symbol: symbol() }) },
  reply: symbols,
  errors: [],
});
