export { AmountInput } from "@parley/site/amount-input";
