import { accountIdentity } from "@parley/domain/payment/payment-account";
import { describe, expect, it } from "vitest";
import type { PaymentField } from "../../catalogue-types.ts";
import { checkDigitsHold } from "./check-digits-oracle.ts";
import { iban, labels, looseAccountNumber, mobile, schemeFields } from "./fields.ts";
import { sameEverywhere } from "./full-text.ts";
import { ibanPattern, ibanRules } from "./ibans.ts";
import { mobileNumberPattern, mobileNumberRules } from "./mobile-numbers.ts";

interface Values {
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

/** What people really type into each field, and near misses that must not pass. */
const values: Readonly<Record<keyof typeof schemeFields, Values>> = {
  accountId: { accepted: ["453401234567", "user_01"], refused: ["abc", "a b c d"] },
  alias: { accepted: ["mesa.luna.rio", "JUAN-PEREZ.MP"], refused: ["corto", "mesa luna"] },
  alipayAccount: { accepted: ["13812345678", "li@example.cn"], refused: ["li", "li@example"] },
  bakongId: { accepted: ["sok.dara@aclb", "dara@wing"], refused: ["sok.dara", "@aclb"] },
  bik: { accepted: ["044525225"], refused: ["04452522", "0445252255"] },
  branchNumber: { accepted: ["0001", "1234-5", "3456-X"], refused: ["12", "1234-56"] },
  breBKey: { accepted: ["@juan01", "3001234567", "juan@example.co"], refused: ["@", "juan@co"] },
  bsb: { accepted: ["062-000", "062000"], refused: ["62000", "062--000"] },
  cardNumber: { accepted: ["4111111111111111"], refused: ["4111 1111 1111 1111", "411111111111"] },
  cashtag: { accepted: ["$JaneDoe", "jane_doe1"], refused: ["$", "1jane"] },
  cbuCvu: { accepted: ["2850590940090418135201"], refused: ["285059094009041813520"] },
  cci: { accepted: ["00219300123456789012"], refused: ["0021930012345678901"] },
  clabe: { accepted: ["032180000118359719"], refused: ["03218000011835971"] },
  cliqAlias: { accepted: ["AHMAD90", "+962790123456"], refused: ["AB", "ahmad 90"] },
  cpf: { accepted: ["52998224725"], refused: ["529.982.247-25", "5299822472"] },
  domesticCardNumber: { accepted: ["8600123412341234"], refused: ["860012341234123"] },
  duitNowId: { accepted: ["0123456789", "+60123456789", "880101145678"], refused: ["01-234"] },
  email: { accepted: ["a.b+c@mail.example.com"], refused: ["a@b", "a b@c.de", "a@@c.de", "@c.de"] },
  emailOrMobile: { accepted: ["jane@example.com", "+14155550123"], refused: ["jane", "12345"] },
  fpsId: {
    accepted: ["1234567", "123456789", "51234567", "+852-51234567", "chan@example.hk"],
    refused: ["12345", "11234567", "+85341234567"],
  },
  ibanOrAccountNumber: { accepted: ["SN08SN0100152000048500003035"], refused: ["AB", "12 34 56"] },
  ifscCode: { accepted: ["HDFC0000123"], refused: ["HDFC1000123", "hdfc0000123", "HDFC000012"] },
  instaPayAddress: { accepted: ["mona.ali@instapay"], refused: ["mona.ali", "mona@instapay.eg"] },
  institutionNumber: { accepted: ["004"], refused: ["4", "0004"] },
  internationalMobile: { accepted: ["+221771234567", "0771234567"], refused: ["12345", "+"] },
  nationalId: { accepted: ["V-12345678", "1020304050", "12.345.678"], refused: ["1234", "-12345"] },
  payId: { accepted: ["+61412345678", "jo@example.com.au"], refused: ["jo", "04123"] },
  payNowId: {
    accepted: ["91234567", "+6591234567", "S1234567D", "201912345K", "53123456X", "T19LL0001B"],
    refused: ["71234567", "S123456D", "912345678"],
  },
  payPalAccount: { accepted: ["jane@example.com"], refused: ["jane"] },
  payPayId: { accepted: ["taro_01"], refused: ["ta", "taro yamada"] },
  pixKey: {
    accepted: [
      "52998224725",
      "12345678000195",
      "+5511987654321",
      "ana@example.com.br",
      "123e4567-e89b-12d3-a456-426614174000",
    ],
    refused: ["529.982.247-25", "5511987654321x", "123e4567", "52998224726", "12345678000194"],
  },
  promptPayId: {
    accepted: ["0812345678", "1101700203451", "004999000288505"],
    refused: ["0212345678", "081234567"],
  },
  raastId: {
    accepted: ["03012345678", "+923012345678", "PK36SCBL0000001123456702"],
    refused: ["04012345678", "PK36SCBL"],
  },
  revtag: { accepted: ["@janedoe1", "janedoe1"], refused: ["@j", "jane.doe"] },
  routingNumber: { accepted: ["021000021"], refused: ["21000021", "0210000211"] },
  rut: {
    accepted: ["12.345.678-5", "123456785", "20347878-K"],
    refused: ["12345", "12.345.678-4"],
  },
  sortCode: { accepted: ["20-00-00", "200000"], refused: ["2000", "20-00-0"] },
  swiftCode: {
    accepted: ["DEUTDEFF", "DEUTDEFF500"],
    refused: ["DEUTDEF", "deutdeff", "DEUTDEFF50"],
  },
  transitNumber: { accepted: ["00011"], refused: ["0011", "000011"] },
  upiId: { accepted: ["asha.k@okhdfcbank", "9876543210@upi"], refused: ["asha", "a@b", "@upi"] },
  username: { accepted: ["@jane-doe", "jane.doe_1"], refused: ["@", "jane doe"] },
  walletNumber: { accepted: ["123456789"], refused: ["12345", "12345678a"] },
  weChatId: { accepted: ["wang_fang88", "+8613812345678"], refused: ["wang", "王芳王芳王芳"] },
};

function accepts(field: PaymentField, value: string): boolean {
  return (
    new RegExp(field.pattern ?? "", "v").test(value) &&
    value.length >= (field.minLength ?? 0) &&
    value.length <= field.maxLength &&
    (field.check === undefined || checkDigitsHold[field.check](value))
  );
}

describe("fields of national schemes", () => {
  const examples: ReadonlyMap<string, Values> = new Map(Object.entries(values));

  it.each(Object.entries(schemeFields))(
    "%s accepts real values and refuses near misses",
    (name, field) => {
      const { accepted = [], refused = [] } = examples.get(name) ?? {};
      expect(accepted.length * refused.length).toBeGreaterThan(0);
      expect(accepted.filter((value) => !accepts(field, value))).toEqual([]);
      expect(refused.filter((value) => accepts(field, value))).toEqual([]);
    },
  );

  it("accept account numbers of banks that use separators", () => {
    const accepted = ["19-2000145399/0800", "12-3456-7890123-00", "12345-6"];
    expect(accepted.filter((value) => !accepts(looseAccountNumber, value))).toEqual([]);
    expect(accepts(looseAccountNumber, "-1234")).toBe(false);
  });
});

describe("IBAN fields", () => {
  it.each(Object.entries(ibanRules))("%s accepts its own IBAN only", (country, rule) => {
    const field = { ...iban(), pattern: ibanPattern(country, rule) };
    expect(accepts(field, rule.example)).toBe(true);
    expect(accepts(iban(), rule.example)).toBe(true);
    expect(accepts(field, rule.example.slice(0, -1))).toBe(false);
    expect(accepts(field, "DE89370400440532013000")).toBe(false);
  });

  it("refuse a changed digit", () => {
    expect(accepts(iban(), "DE89370400440532013000")).toBe(true);
    expect(accepts(iban(), "DE89370400440532013001")).toBe(false);
  });
});

describe("mobile number fields", () => {
  it.each(Object.entries(mobileNumberRules))(
    "%s accepts the international, domestic and bare form",
    (_country, rule) => {
      const field = { ...mobile("US"), pattern: mobileNumberPattern(rule) };
      const { dial, trunk, example } = rule;
      const bare = example.slice(1 + dial.length);
      const own = [example, example.slice(1), bare, trunk + bare];
      const foreign = [`${example}00000`, example.slice(0, -4), `+0${bare}`, `+1999${bare}`];
      expect(own.filter((value) => !accepts(field, value))).toEqual([]);
      expect(foreign.filter((value) => accepts(field, value))).toEqual([]);
    },
  );

  it.each(Object.entries(mobileNumberRules))(
    "%s: one phone is one account, whichever form it is entered in",
    (_country, rule) => {
      const field = { ...mobile("US"), pattern: mobileNumberPattern(rule) };
      const { dial, trunk, example } = rule;
      const bare = example.slice(1 + dial.length);
      const identities = [example, example.slice(1), bare, trunk + bare].map((value) =>
        accountIdentity([field], { [field.name]: value }),
      );
      expect(new Set(identities).size).toBe(1);
    },
  );
});

it.each([
  ["raastId", ["+923001234567", "923001234567", "03001234567", "3001234567"]],
  ["payNowId", ["+6581234567", "81234567"]],
  ["fpsId", ["+852-51234567", "85251234567", "51234567"]],
] as const)("an account of the scheme %s is one in all of its spellings", (name, spellings) => {
  const field = Object.entries(schemeFields).find(([key]) => key === name)?.[1];
  if (field === undefined) throw new Error(`no field ${name}`);
  const identities = spellings.map((value) => accountIdentity([field], { [field.name]: value }));
  expect(spellings.filter((value) => !accepts(field, value))).toEqual([]);
  expect(new Set(identities).size).toBe(1);
});

describe("labels", () => {
  const locales = Object.keys(sameEverywhere("")).toSorted();

  it("exist in the site's 17 languages", () => {
    expect(locales).toHaveLength(17);
    const incomplete = Object.entries(labels).filter(
      ([, texts]) =>
        Object.keys(texts).toSorted().join() !== locales.join() ||
        Object.values(texts).some((text) => text === "" || text.trim() !== text),
    );
    expect(incomplete).toEqual([]);
  });

  it("that are common words are translated", () => {
    const untranslated = Object.entries(labels)
      .filter(([, texts]) => new Set(Object.values(texts)).size === 1)
      .map(([name]) => name);
    expect(untranslated.toSorted()).toEqual(
      "bsb cashtag cbuCvu cci clabe cpf iban payId revtag rib rut".split(" "),
    );
  });
});
