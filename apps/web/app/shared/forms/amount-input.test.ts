/** One field for all amounts: another one would read `1,500` in a way of its own. */
import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

const sources = readSources();
const namesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test("every amount is typed into the shared field", () => {
  expect(namesWith(/@parley\/ui\/controls\/amount-input/)).toEqual(["site/amount-input.tsx"]);
  expect(namesWith(/inputMode="decimal"|inputMode: "decimal"|type="number"/)).toEqual([]);
  expect(namesWith(/<AmountInput\b/)).toEqual([
    "features/api-keys/new-key-form.tsx",
    "features/express/express-form.tsx",
    "features/home/express-box.tsx",
    "features/market/listing-filters.tsx",
    "features/my-offers/editor/amount-field.tsx",
    "features/my-offers/price/inline-price.tsx",
    "features/offer/amount-fields.tsx",
    "features/order/dialogs/split-dialog.tsx",
    "features/style-guide/fields-section.tsx",
    "features/wallet/withdraw/withdraw-form.tsx",
    "site/transfer/transfer-dialog.tsx",
  ]);
});

test("whole numbers that are no amounts are the only other numeric fields", () => {
  expect(namesWith(/inputMode="numeric"|inputMode: "numeric"/)).toEqual([
    "features/order/dialogs/extend-dialog.tsx",
    "features/orders/order-filters.tsx",
    "features/payment/schema-field.tsx",
  ]);
});
