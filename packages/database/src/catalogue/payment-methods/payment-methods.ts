// All payment methods of a fresh installation. Global wallets are last within a currency, since
// local methods are looked for first.

import type { ClassifiedMethodRow, PaymentMethodRow } from "../../catalogue-types.ts";
import { methodClasses } from "./method-classes.ts";
import { africanMethods } from "./payment-methods-africa.ts";
import { eastAsianMethods } from "./payment-methods-east-asia.ts";
import { eurasianMethods } from "./payment-methods-eurasia.ts";
import { europeanMethods } from "./payment-methods-europe.ts";
import { globalMethods } from "./payment-methods-global.ts";
import { latinAmericanMethods } from "./payment-methods-latin-america.ts";
import { middleEasternMethods } from "./payment-methods-middle-east.ts";
import { northAmericanAndOceanianMethods } from "./payment-methods-north-america-oceania.ts";
import { southAsianMethods } from "./payment-methods-south-asia.ts";
import { southeastAsianMethods } from "./payment-methods-southeast-asia.ts";

export const paymentMethods: readonly ClassifiedMethodRow[] = [
  ...europeanMethods,
  ...northAmericanAndOceanianMethods,
  ...eastAsianMethods,
  ...southeastAsianMethods,
  ...southAsianMethods,
  ...latinAmericanMethods,
  ...eurasianMethods,
  ...middleEasternMethods,
  ...africanMethods,
  ...globalMethods,
].map(withClass);

function withClass(method: PaymentMethodRow): ClassifiedMethodRow {
  const settlement = methodClasses.get(method.code);
  return { ...method, ...(settlement ?? { methodClass: null, arrivalMinutes: null }) };
}
