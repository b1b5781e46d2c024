import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { expect, test } from "vitest";

test("the local source has a price for everything in the starting catalogue", async () => {
  const wanted = {
    coins: startingCatalogue.coins.map(({ code }) => code),
    currencies: startingCatalogue.currencies.map(({ code }) => code),
  };
  const { quotes } = await createLocalRates({ now: () => 0 }).readRates(wanted);
  expect(quotes.map(({ code }) => code)).toEqual([...wanted.coins, ...wanted.currencies]);
});
