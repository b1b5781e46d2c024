import { describe, expect, it } from "vitest";
import type {
  CatalogueLocale,
  CatalogueText,
  PaymentField,
  PaymentMethodRow,
} from "../../catalogue-types.ts";
import { codes } from "../assets/codes.ts";
import { currencies } from "../assets/currencies.ts";
import { labels, schemeFields } from "./fields.ts";
import { sameEverywhere } from "./full-text.ts";
import { ibanPattern, ibanRules } from "./ibans.ts";
import { classifiedCodes } from "./method-classes.ts";
import { mobileNumberPattern, mobileNumberRules } from "./mobile-numbers.ts";
import { paymentMethods } from "./payment-methods.ts";

const locales = Object.keys(sameEverywhere(""));
const currencyCodes = currencies.map(({ code }): string => code);
const countriesByCurrency = new Map<string, readonly string[]>(
  currencies.map(({ code, countries }) => [code, countries]),
);
const everyField = paymentMethods.flatMap((method) => method.fields);
const everyPattern = new Set(everyField.flatMap(({ pattern }) => pattern ?? []));

function isUnique(words: readonly string[]): boolean {
  return new Set(words).size === words.length;
}

/** Codes of the methods that break a rule, so that a failing test names them. */
function breakers(obeys: (method: PaymentMethodRow) => boolean): readonly string[] {
  return paymentMethods.filter((method) => !obeys(method)).map(({ code }) => code);
}

/** Currencies whose list of methods breaks a rule. */
function currencyBreakers(obeys: (methods: readonly PaymentMethodRow[]) => boolean) {
  return currencyCodes.filter(
    (code) => !obeys(paymentMethods.filter((method) => method.currencies.includes(code))),
  );
}

/** Methods with a field that breaks a rule. */
function fieldBreakers(obeys: (field: PaymentField) => boolean): readonly string[] {
  return breakers((method) => method.fields.every((field) => obeys(field)));
}

function isAtHome(method: PaymentMethodRow): boolean {
  return (
    isUnique(method.countries) &&
    method.countries.every((country) =>
      method.currencies.some((code) => countriesByCurrency.get(code)?.includes(country)),
    )
  );
}

/** The labels of a field and of whatever can be chosen in it. */
function textsOf(field: PaymentField): readonly CatalogueText[] {
  return [field.labels].concat(field.options?.map((option) => option.labels) ?? []);
}

function isInEveryLanguage(texts: Readonly<Record<string, string>>): boolean {
  return locales.every((locale) => (texts[locale] ?? "") !== "");
}

function textOf(texts: Readonly<Record<string, string>>, locale: string): string {
  return texts[locale] ?? texts["en"] ?? "";
}

function nameOf(code: string, locale: CatalogueLocale): string | undefined {
  return paymentMethods.find((method) => method.code === code)?.names[locale];
}

function classOf(code: string) {
  return paymentMethods.find((method) => method.code === code)?.methodClass;
}

/** Escapes and character classes hide the characters that repeat, so they go first. */
function quantifiersOf(pattern: string): readonly string[] {
  const bare = pattern
    .replaceAll(/\\./gv, "x")
    .replaceAll(/\[[^\]]*\]/gv, "x")
    .replaceAll("(?:", "(");
  return bare.match(/\)?(?:[*+?]|\{[^\}]*\})/gv) ?? [];
}

describe("payment methods", () => {
  it("are many, each with its own stable code", () => {
    expect(paymentMethods.length).toBeGreaterThanOrEqual(90);
    expect(isUnique(paymentMethods.map(({ code }) => code))).toBe(true);
    expect(breakers(({ code }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/v.test(code))).toEqual([]);
  });

  it("name currencies of the catalogue, each once", () => {
    expect(
      breakers(
        (method) =>
          method.currencies.length > 0 &&
          isUnique(method.currencies) &&
          method.currencies.every((code) => currencyCodes.includes(code)),
      ),
    ).toEqual([]);
  });

  it("name countries that pay in one of their currencies, each once", () => {
    // Zinli serves Venezuelans who save in dollars, which are not their country's money.
    expect(breakers(isAtHome)).toEqual(["zinli"]);
  });

  it("give every currency at least two ways to be paid", () => {
    expect(currencyBreakers((methods) => methods.length >= 2)).toEqual([]);
  });

  it("give every currency a way that does not depend on a wallet", () => {
    const direct = new Set(["bank", "instant", "card"]);
    expect(currencyBreakers((methods) => methods.some(({ group }) => direct.has(group)))).toEqual(
      [],
    );
  });

  it("have distinct names within a currency, in every language", () => {
    expect(
      currencyBreakers((methods) =>
        locales.every((locale) => isUnique(methods.map(({ names }) => textOf(names, locale)))),
      ),
    ).toEqual([]);
  });

  it("carry the names people know in their own language", () => {
    expect(nameOf("alipay", "zh-cn")).toBe("支付宝");
    expect(nameOf("wechat-pay", "zh-cn")).toBe("微信支付");
    expect(nameOf("fps-hk", "zh-tw")).toBe("轉數快");
    expect(nameOf("sbp", "ru")).toBe("СБП");
    expect(nameOf("promptpay", "th")).toBe("พร้อมเพย์");
    expect(nameOf("kakao-pay", "ko")).toBe("카카오페이");
    expect(nameOf("bank-transfer-jp", "ja")).toBe("銀行振込");
    const names = paymentMethods.flatMap((method) => Object.values(method.names));
    expect(names.filter((name) => name === "" || name.trim() !== name)).toEqual([]);
  });

  it("have a class each, and every class names a method of the catalogue once", () => {
    expect(classifiedCodes.toSorted()).toEqual(paymentMethods.map(({ code }) => code).toSorted());
  });

  it("are classed by what a payer can reverse", () => {
    expect(codes("sepa-instant pix faster-payments upi").map(classOf)).toEqual(
      codes("instant instant instant instant"),
    );
    expect(codes("sepa swift western-union").map(classOf)).toEqual(codes("slow slow slow"));
    expect(codes("paypal ach uzcard m-pesa-ke").map(classOf)).toEqual(
      codes("reversible reversible reversible reversible"),
    );
    const cards = paymentMethods.filter(
      ({ group }) => group === "card" || group === "mobile-money",
    );
    expect(new Set(cards.map(({ methodClass }) => methodClass))).toEqual(new Set(["reversible"]));
  });

  it("name no Russian bank", () => {
    const ruble = paymentMethods.filter(({ currencies: all }) => all.includes("RUB"));
    expect(ruble.map(({ code }) => code)).toEqual(codes("sbp bank-transfer-ru"));
  });
});

describe("fields of payment methods", () => {
  it("occur once in a form, at least one of which is required", () => {
    expect(breakers(({ fields }) => isUnique(fields.map(({ name }) => name)))).toEqual([]);
    expect(breakers(({ fields }) => fields.some(({ required }) => required))).toEqual([]);
  });

  it("are labelled in all languages, and so are their options", () => {
    expect(fieldBreakers((field) => textsOf(field).every(isInEveryLanguage))).toEqual([]);
  });

  it("use every label of the table", () => {
    const used = new Set<CatalogueText>(everyField.flatMap(textsOf));
    const unused = Object.entries(labels).filter(([, text]) => !used.has(text));
    expect(unused.map(([name]) => name)).toEqual([]);
  });

  it("use every rule about numbers and accounts", () => {
    const rules = [
      ...Object.values(mobileNumberRules).map(mobileNumberPattern),
      ...Object.entries(ibanRules).map(([country, rule]) => ibanPattern(country, rule)),
      ...Object.values(schemeFields).map(({ pattern }) => pattern ?? ""),
    ];
    expect(rules.filter((pattern) => !everyPattern.has(pattern))).toEqual([]);
  });

  it("have patterns that compile as browsers compile them", () => {
    for (const pattern of everyPattern) {
      expect(() => [new RegExp(pattern, "u"), new RegExp(pattern, "v")]).not.toThrow();
    }
  });

  it("have patterns that match the whole value", () => {
    const loose = Array.from(everyPattern).filter((pattern) => {
      const isAnchored = pattern.startsWith("^") && pattern.endsWith("$");
      // An alternative outside of any group would escape one of the anchors.
      const outside = pattern.replaceAll(/\((?:[^\(\)]|\([^\(\)]*\))*\)/gv, "");
      return !isAnchored || outside.includes("|");
    });
    expect(loose).toEqual([]);
  });

  it("have patterns that no input makes slow: every repetition is bounded, no group is repeated", () => {
    const slow = Array.from(everyPattern).filter((pattern) =>
      quantifiersOf(pattern).some((part) => !/^(?:\)?\?|\{\d+(?:,\d+)?\})$/v.test(part)),
    );
    expect(slow).toEqual([]);
    expect(quantifiersOf("^(?:a+)+$")).toEqual(["+", ")+"]);
    expect(quantifiersOf("^[+*]\\+\\d{2,}$")).toEqual(["{2,}"]);
  });

  it("have limits that fit together, and options only where something is chosen", () => {
    expect(fieldBreakers(({ minLength = 1, maxLength }) => minLength <= maxLength)).toEqual([]);
    expect(
      fieldBreakers(({ type, options }) => (type === "select") === (options !== undefined)),
    ).toEqual([]);
    expect(fieldBreakers(({ type, check }) => (type === "iban") === (check === "iban"))).toEqual(
      [],
    );
    expect(fieldBreakers(({ name }) => /^[a-z][A-Za-z]*$/v.test(name))).toEqual([]);
  });
});
